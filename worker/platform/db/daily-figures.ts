import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import { dailyFigures } from '../../../schema/tables/operations'
import type { Database } from './database'
import type { Write } from './writes'

type FigureName = 'mails-sent' | 'deliveries-dead' | 'images-refused'

/** Adds to a figure of a Vietnam day; `value` may be a query. */
export function addToFigure(
  db: Database,
  { day, name, value }: { day: string; name: FigureName; value: number | SQL },
): Write {
  return db
    .insert(dailyFigures)
    .values({ day, name, value: sql`(${value})` })
    .onConflictDoUpdate({
      target: [dailyFigures.day, dailyFigures.name],
      set: { value: sql`${dailyFigures.value} + excluded.value` },
    })
}

export function selectFigure(db: Database, day: string, name: FigureName) {
  return db
    .select({ value: dailyFigures.value })
    .from(dailyFigures)
    .where(and(eq(dailyFigures.day, day), eq(dailyFigures.name, name)))
    .limit(1)
}

/** 0 for a day without the figure. */
export async function readFigure(db: Database, day: string, name: FigureName): Promise<number> {
  const [row] = await selectFigure(db, day, name)
  return row?.value ?? 0
}

/** By name, from a Vietnam day on. */
export function selectFigureDays(db: Database, since: string) {
  const { day, name, value } = dailyFigures
  return db.select({ day, name, count: value }).from(dailyFigures).where(gte(day, since))
}
