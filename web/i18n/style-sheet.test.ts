import { expect, it } from 'vitest'
import { seedProducts } from '../../schema/seed/vietnam/products'
import { site } from '../../schema/site'
import { readSampleEntries } from '../../schema/testing/sample-pack'

type Language = 'vi' | 'en'

interface Rule {
  wrong: RegExp
  right: string
  /** Only the words of the interface and the mails, not articles or legal texts. */
  isForInterface?: boolean
}

const rules: Record<Language, Rule[]> = {
  vi: [
    { wrong: /Mã Pí Lèng/, right: 'Mã Pì Lèng' },
    { wrong: /Y Lĩnh Hồ/, right: 'Y Linh Hồ' },
    {
      wrong: /(?<![\p{L}’]|Cù |Lìm |Nguyên )Mông(?!\p{L}| (?:Cổ|Phụ|Sơn))|H['‘]?[Mm]ông/u,
      right: 'H’Mông',
    },
    { wrong: /(?<!\p{L})mồng(?!\p{L})/iu, right: 'mùng' },
    { wrong: /(?<!\p{L})va li(?!\p{L})/iu, right: 'vali' },
    {
      wrong: /[Tt]háng Mười (?:Một|Hai)(?!\p{L})/u,
      right: 'tháng Mười một, tháng Mười hai, or tháng 11, tháng 12',
    },
    { wrong: /Cầu Chùa/, right: 'Chùa Cầu' },
    { wrong: /[—]|\p{L} - \p{L}/u, right: 'a comma, a colon or an en dash' },
    {
      wrong:
        /Vui lòng|(?<!\p{L})(?:Hãy|Xin(?! lỗi)|Mời bạn)(?!\p{L})|(?:hãy|xin(?! lỗi)|mời bạn) \p{L}/u,
      right: 'a bare verb, or “bạn … nhé”',
      isForInterface: true,
    },
    { wrong: /trình đơn/i, right: 'menu', isForInterface: true },
    { wrong: /(?<!\p{L})nhãn(?!\p{L})/iu, right: 'từ khóa', isForInterface: true },
    { wrong: /thẻ (?:mới|đang mở)/i, right: 'tab' },
    { wrong: /mất mạng/i, right: 'mất kết nối' },
  ],
  en: [
    { wrong: /Tết(?! Trung thu)/, right: 'Tet' },
    {
      wrong:
        /(?:\d|few|hundred|thousand|million|billion)[ -](?:đồng|dong)|(?<!\p{L})dong(?!\p{L}|[^\p{L}]+leaves)/u,
      right: 'VND or ₫',
    },
    { wrong: /\b[ap]\.m\b/i, right: '5:30 am' },
    { wrong: /\d[ap]m\b|\b\d{1,2}\.[0-5]\d ?[ap]m\b/i, right: '5:30 am' },
    {
      wrong:
        /\b(?:at|by|from|until|till|before|after|around|about) \d{1,2}\.[0-5]\d\b(?! (?:million|billion|k?m|metres|per|°))/,
      right: '5:30 am',
    },
    { wrong: /Cholon/, right: 'Cho Lon' },
    { wrong: /H['’][Mm]ong/, right: 'Hmong' },
    { wrong: /[—]|\p{L} - \p{L}/u, right: 'a comma, a colon or an en dash' },
    {
      wrong: /\b(?:pho|[Bb]anh mi|[Bb]un cha|[Cc]om tam|[Aa]o dai)\b/,
      right: 'phở, bánh mì, áo dài: dishes and clothes have their marks',
    },
    { wrong: /\b(?:keep|kept)(?: \w+)? offline\b/i, right: 'download' },
    {
      wrong:
        /(?<!(?:bò|mì|gà|nướng|[Cc]hè|ca|tiếu) )(?:Hà Nội|Hạ Long|Sa Pa|Hà Giang|Ninh Bình|Huế|Đà Nẵng|Hội An|Đà Lạt|Sài Gòn|Hồ Chí Minh|Cần Thơ|Phú Quốc|Côn Đảo|Mũi Né|Quy Nhơn|Buôn Ma Thuột|Chợ Lớn|Hồ Gươm|Hải Vân|Mỹ Khê|Sơn Trà|Bến Tre|Việt Nam|Mã Pì Lèng|Phan Xi Păng)/,
      right: 'places without marks; only dishes and people have them',
    },
  ],
}

interface Text {
  where: string
  language: Language
  isInterface: boolean
  words: string
}

const languageOfKey = (key: string): Language | undefined =>
  /Vi$|^(?:say|area)$/.test(key) ? 'vi' : /En$/.test(key) ? 'en' : undefined

/** All texts of a value; the name of a field tells the language, unless all of it is in one. */
function textsOf(value: unknown, where: string, isInterface: boolean, language?: Language): Text[] {
  // The address of a drawing is no text.
  if (typeof value === 'string')
    return language
      ? [{ where, language, isInterface, words: value.replace(/@assets\/[\w/-]+/g, '') }]
      : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    textsOf(child, `${where} ${key}`, isInterface, language ?? languageOfKey(key)),
  )
}

type Modules = Record<string, Record<string, unknown>>

const interfaceTexts: Modules = import.meta.glob('./{vi,en}/**/*.ts', { eager: true })
const mailTexts: Modules = import.meta.glob('../../worker/platform/mail/texts/{vi,en}.ts', {
  eager: true,
})
const otherTexts: Modules = import.meta.glob(
  ['../domain/show-me/*.json', '../../schema/content/*.json'],
  {
    eager: true,
  },
)

const fileOf = (path: string) =>
  path
    .replace(/^\.\.\/\.\.\//, '')
    .replace(/^\.\.\//, 'web/')
    .replace(/^\.\//, 'web/i18n/')

/** A text that several modules share counts once. */
const once = (all: Text[]) =>
  [
    ...new Map(all.toReversed().map((text) => [`${text.language} ${text.words}`, text])).values(),
  ].reverse()

const texts = once([
  ...Object.entries({ ...interfaceTexts, ...mailTexts }).flatMap(([path, module]) =>
    textsOf(module, fileOf(path), true, /\/vi(?:\/|\.ts)/.test(path) ? 'vi' : 'en'),
  ),
  ...readSampleEntries().flatMap(({ kind, slug, data }) =>
    textsOf(data, `schema/seed/vietnam/entries/${kind}/${slug}.json`, false),
  ),
  ...Object.entries(otherTexts).flatMap(([path, module]) => textsOf(module, fileOf(path), false)),
  ...seedProducts.flatMap((product) =>
    textsOf(
      product,
      `schema/seed/vietnam/products/${product.category}.ts ${product.externalId}`,
      false,
    ),
  ),
  ...textsOf(site, 'schema/site.ts', false),
])

it('finds the texts of both languages in every place', () => {
  for (const language of ['vi', 'en'])
    for (const place of [
      'web/i18n/',
      'worker/platform/mail/',
      'schema/seed/vietnam/entries/guide/',
      'schema/seed/vietnam/entries/page/',
      'web/domain/show-me/',
      'schema/seed/vietnam/entries/post/',
      'schema/seed/vietnam/products/',
    ])
      expect(
        texts.some((text) => text.language === language && text.where.startsWith(place)),
        `${language} ${place}`,
      ).toBe(true)
})

it('spells every word as the style sheet has it', () => {
  const found = texts.flatMap(({ where, language, isInterface, words }) =>
    rules[language].flatMap(({ wrong, right, isForInterface }) => {
      const match = isForInterface && !isInterface ? null : wrong.exec(words)
      return match
        ? [
            `${where}: “${words.slice(Math.max(0, match.index - 30), match.index + match[0].length + 30)}” (write ${right})`,
          ]
        : []
    }),
  )
  expect(found).toEqual([])
})
