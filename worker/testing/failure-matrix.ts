/** What goes wrong, as people say it. How it is made to go wrong: `failure-injectors.ts`. */
export const failures = {
  databaseSlow: 'D1 answers late',
  databaseHangs: 'D1 does not answer in time',
  databaseDown: 'D1 throws',
  databaseHalfDown: 'D1 throws at every second call',
  databaseForgetsToAnswer: 'D1 does what it is asked, then throws',
  kvDown: 'KV throws',
  kvEmpty: 'KV holds nothing',
  kvGarbage: 'KV holds nonsense',
  kvStale: 'KV answers what was there before',
  peersDown: 'Mail and channel answer 500',
  storageDown: 'R2 throws',
  imagesDown: 'Images throws',
  limiterDown: 'The rate limiter throws',
  limiterMissing: 'The rate limiter is not bound',
  assetsDown: 'The assets throw',
  assetsMissing: 'The assets know no file',
  cacheDown: 'The Cache API throws',
  clockBehind: 'The clock is a day behind',
  clockAhead: 'The clock is a day ahead',
  clock1970: 'The clock says 1970',
  clock2100: 'The clock says 2100',
  renderingThrows: 'Rendering throws',
} as const

export type Failure = keyof typeof failures
export const failureNames = Object.keys(failures) as Failure[]

/** What visitors ask for, by what it takes to answer them. */
export const kinds = {
  page: 'Pages of entries, of which KV has a copy',
  livePage: 'Pages that read D1',
  dataPage: 'Pages that are nothing without D1',
  read: 'API: reads',
  storedRead: 'API: entries and the search, of which KV has a copy',
  submission: 'API and forms: submissions',
  write: 'API: links followed, counts',
  xml: 'Feeds, sitemaps',
  clickOut: '`/r/…`',
  picture: 'Photographs that nobody has asked for yet',
  fixed: 'What the Worker knows itself',
  health: '`/api/health`',
} as const

export type Kind = keyof typeof kinds
export const kindNames = Object.keys(kinds) as Kind[]

/** What visitors see of a failure. */
export const outcomes = {
  same: 'as ever',
  block: 'the page, an error with Retry in the block that misses something; not cached',
  retry: '503, the page with Retry where its words should be; not cached',
  shell: 'the shell (200), the browser makes the page; logged, not cached',
  refused: '503 `UNAVAILABLE`; nothing is stored',
  unsure: '503 `UNAVAILABLE`, though it is done; sent again it stays one',
  cover: '503, not cached; pages show the default cover in its place',
  half: 'as ever, or what stands above for D1 throwing',
  thatDay: 'what is public on that day (an article: 404 before it is)',
  shop: 'leads to the shop, which says so',
  late: 'as ever, but later',
  down: '503, and says that the database is down',
  told: '200, and says that KV is down',
} as const

export type Outcome = keyof typeof outcomes
type Row = Record<Kind, Outcome>

const untouched: Row = {
  page: 'same',
  livePage: 'same',
  dataPage: 'same',
  read: 'same',
  storedRead: 'same',
  submission: 'same',
  write: 'same',
  xml: 'same',
  clickOut: 'same',
  picture: 'same',
  fixed: 'same',
  health: 'same',
}
const otherDay: Row = {
  ...untouched,
  page: 'thatDay',
  livePage: 'thatDay',
  dataPage: 'thatDay',
  read: 'thatDay',
  storedRead: 'thatDay',
  write: 'thatDay',
  xml: 'thatDay',
}
const down: Row = {
  ...untouched,
  livePage: 'block',
  dataPage: 'retry',
  read: 'refused',
  submission: 'refused',
  write: 'refused',
  xml: 'refused',
  clickOut: 'shop',
  picture: 'cover',
  health: 'down',
}
const waits: Row = {
  ...untouched,
  read: 'late',
  submission: 'late',
  write: 'late',
  xml: 'late',
  clickOut: 'late',
  picture: 'late',
}

/** The failure matrix: what visitors see of each failure. The tests of this name hold it. */
export const failureMatrix: Record<Failure, Row> = {
  databaseSlow: { ...waits, livePage: 'late', dataPage: 'late' },
  databaseDown: down,
  databaseHangs: { ...down, submission: 'unsure', write: 'unsure' },
  databaseHalfDown: {
    ...untouched,
    livePage: 'half',
    dataPage: 'half',
    read: 'half',
    submission: 'half',
    write: 'half',
    xml: 'half',
    clickOut: 'half',
    picture: 'half',
    health: 'half',
  },
  databaseForgetsToAnswer: { ...down, submission: 'unsure', write: 'unsure' },
  kvDown: { ...untouched, health: 'told' },
  kvEmpty: untouched,
  kvGarbage: untouched,
  kvStale: untouched,
  peersDown: untouched,
  storageDown: { ...untouched, picture: 'cover' },
  imagesDown: { ...untouched, picture: 'cover' },
  limiterDown: untouched,
  limiterMissing: untouched,
  assetsDown: untouched,
  assetsMissing: untouched,
  cacheDown: untouched,
  clockBehind: otherDay,
  clockAhead: otherDay,
  clock1970: otherDay,
  clock2100: otherDay,
  renderingThrows: { ...untouched, page: 'shell', livePage: 'shell', dataPage: 'shell' },
}
