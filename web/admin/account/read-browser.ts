/** The first match counts: most browsers also name those further down. */
const browsers: readonly [RegExp, string][] = [
  [/coc_coc_browser\//, 'Cốc Cốc'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
]

function firstMatch(names: readonly [RegExp, string][], text: string): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1]
}

/** Returns the names of the browser and the system in a User-Agent header. */
export function readBrowser(userAgent: string): {
  browser: string | undefined
  system: string | undefined
} {
  return { browser: firstMatch(browsers, userAgent), system: firstMatch(systems, userAgent) }
}
