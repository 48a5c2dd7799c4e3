/**
 * Whose site it is. The only source that names it, beside wrangler.toml and package.json; contact
 * data and offices are the entry `settings` (docs/decisions/0411).
 */
export const brand = {
  name: 'Mango Road',
  /** In names of files, of the merchant that is the site itself, and towards other servers. */
  slug: 'mango-road',
  taglineVi: 'Du lịch Việt Nam & hành trình nông trại',
  taglineEn: 'Vietnam travel & farm journeys',
} as const

/**
 * Its colours, by day and by night; the style sheets know them as `--paper` and so on. Texts are
 * readable (4.5 to 1) in `ink`, `muted` and `accent` on `paper` and `card`, in white on `action`
 * and `actionStrong`, in `onNight` and `turmeric` on `night`.
 */
export const brandColours = {
  paper: ['#fbf6ec', '#14171b'],
  card: ['#fffdf8', '#1d2127'],
  ink: ['#1d1a16', '#f4ecdd'],
  muted: ['#5e564b', '#bab09f'],
  line: ['#e2d7c3', '#3c424c'],
  accent: ['#a82c1a', '#ff9d7c'],
  action: ['#c23720', '#c23720'],
  actionStrong: ['#9f2a17', '#d0432a'],
  night: ['#1f3538', '#0d2226'],
  onNight: ['#fbf1dd', '#fbf1dd'],
  turmeric: ['#f0b84a', '#f0b84a'],
} as const satisfies Record<string, readonly [day: string, night: string]>
