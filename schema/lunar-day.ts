import type { Locale } from './locale'

export interface LunarDay {
  /** The year that began with this Tết. */
  year: number
  /** 1 to 12. */
  month: number
  /** 1 to 30. */
  day: number
  /** The second month of the same number. */
  isLeap: boolean
}

const stems = ['Giáp', 'Ất', 'Bính', 'Đinh', 'Mậu', 'Kỷ', 'Canh', 'Tân', 'Nhâm', 'Quý']
const branches: Record<Locale, string[]> = {
  vi: ['Tý', 'Sửu', 'Dần', 'Mão', 'Thìn', 'Tỵ', 'Ngọ', 'Mùi', 'Thân', 'Dậu', 'Tuất', 'Hợi'],
  // Vietnam has a buffalo and a cat instead of the Chinese ox and rabbit.
  en: [
    'Rat',
    'Buffalo',
    'Tiger',
    'Cat',
    'Dragon',
    'Snake',
    'Horse',
    'Goat',
    'Monkey',
    'Rooster',
    'Dog',
    'Pig',
  ],
}

/** 2026 is 'Bính Ngọ' in Vietnamese, 'Horse' in English. */
export function lunarYearName(year: number, locale: Locale): string {
  // 1984 began a sixty-year cycle, Giáp Tý.
  const since = (((year - 1984) % 60) + 60) % 60
  const branch = branches[locale][since % 12]
  return locale === 'vi' ? `${stems[since % 10]} ${branch}` : `${branch}`
}
