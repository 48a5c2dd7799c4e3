import { describe, expect, it } from 'vitest'
import { languageTags, locales } from './locale'
import { formatNumber } from './numbers'

const values = [0, 1, 4, 4.5, 4.75, 4.1234, 12, 999, 1000, 1234.5, 65_000, 1_250_000, 12_345_678.25, -4, -1234.5]

describe.each(locales)('numbers in %s', (locale) => {
  it.each([0, 1])('are written as the language does, with at least %i decimals', (least) => {
    const format = new Intl.NumberFormat(languageTags[locale].bcp47, { minimumFractionDigits: least })
    expect(values.map((value) => formatNumber(value, locale, least))).toEqual(values.map((value) => format.format(value)))
  })
})
