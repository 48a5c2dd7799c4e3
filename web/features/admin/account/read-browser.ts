/** The first that matches is it: most browsers also say the names of those further down. */
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

/** The browser and the system that a User-Agent header names, as people call them; undefined where it names none that is known. */
export function readBrowser(userAgent: string): { browser: string | undefined; system: string | undefined } {
  return { browser: firstMatch(browsers, userAgent), system: firstMatch(systems, userAgent) }
}
