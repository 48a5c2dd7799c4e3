import { and, eq, isNotNull } from 'drizzle-orm'
import {
  type Facts,
  factToken,
  fillFacts,
  knownFacts,
  namedFacts,
  type StandIn,
  unknownFactMessage,
  unknownFacts,
} from '../../schema/content/facts'
import type { ErrorIssue } from '../../schema/errors'
import type { Locale } from '../../schema/locale'
import { entries } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'
import { logError } from '../platform/log/log'
import { publicLocales } from './queries'

const maxFacts = 500

export function selectFacts(db: Database) {
  const { slug, live, statusVi, statusEn, deletedAt } = entries
  return db
    .select({ slug, live, statusVi, statusEn, deletedAt })
    .from(entries)
    .where(and(eq(entries.kind, 'fact'), isNotNull(live)))
    .limit(maxFacts)
}

export function toFacts(rows: Awaited<ReturnType<typeof selectFacts>>): Facts {
  return knownFacts(
    rows.map(({ slug, live, ...state }) => ({ slug, live, locales: publicLocales(state) })),
  )
}

/** Publishing checks facts, so this is our error; the page is still served. */
const logMissing: StandIn = (name, locale, last) => {
  logError('a text names a fact that is not public', new Error(`${name} in ${locale}`))
  return last
}

export function fillForReaders<Value>(value: Value, facts: Facts, locale: Locale): Value {
  return fillFacts(value, facts, locale, logMissing)
}

/** An unknown fact stays as its token. */
export function fillForEditors<Value>(value: Value, facts: Facts, locale: Locale): Value {
  return fillFacts(value, facts, locale, (name, _locale, last) => last || factToken(name))
}

export async function readFacts(db: Database): Promise<Facts> {
  return toFacts(await selectFacts(db))
}

export async function fillTyped(db: Database, text: string, locale: Locale): Promise<string> {
  return namedFacts(text).length === 0 ? text : fillForEditors(text, await readFacts(db), locale)
}

/**
 * Issues for facts that are not public in a language of the texts; reads nothing for texts without
 * facts.
 */
export async function factIssues(
  db: Database,
  data: unknown,
  locales: readonly Locale[],
): Promise<ErrorIssue[]> {
  if (namedFacts(data).length === 0) return []
  const issues = unknownFacts(data, await readFacts(db), locales).map(({ path, name, locale }) => ({
    path,
    message: unknownFactMessage(name, locale),
  }))
  return [...new Map(issues.map((issue) => [`${issue.path} ${issue.message}`, issue])).values()]
}
