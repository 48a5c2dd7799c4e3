Object.assign(globalThis, {
  __ART_VERSION__: 'test',
  __NIGHT_PICTURES__: ['hue', 'default-cover'],
  __BUILD_ID__: 'test',
  __BUILT_ON__: '2026-11-21',
})
