import { addDays } from 'date-fns'
import { invalidateStoredContent } from '../../platform/cache/content-version'
import type { Database } from '../../platform/db/database'
import type { Write } from '../../platform/db/writes'
import { type Asker, askLink, daysUntilNext, type LinkAnswer, nextHealth } from './ask-link'
import {
  type DueLink,
  listDueLinks,
  planChecks,
  postponeLink,
  queueStandingLinks,
  removeLinks,
  storeAnswer,
} from './queue'

type Link = DueLink['link']

interface CheckedLink {
  link: Link
  found: Parameters<typeof storeAnswer>[2]
}

export async function checkLink(
  link: Link,
  { now, ...asker }: Asker & { now: Date },
): Promise<CheckedLink> {
  const answer: LinkAnswer = await askLink(link.url, asker)
  const health = nextHealth(link, answer.outcome, now)
  const { failedDays, sureDays, goneDays, failedOn, firstFailedAt, deadSince } = health
  const nextAt = addDays(now, daysUntilNext(health)).toISOString()
  const found = {
    failedDays,
    sureDays,
    goneDays,
    failedOn,
    firstFailedAt,
    deadSince,
    ...answer,
    askedAt: now.toISOString(),
    nextAt,
  }
  return { link, found }
}

export async function checkDueLinks(
  db: Database,
  cache: KVNamespace,
  { now, ...asker }: Asker & { now: Date },
): Promise<void> {
  await queueStandingLinks(db, asker.partners, now)
  const { ask, postpone, remove } = planChecks(await listDueLinks(db, asker.partners, now), now)
  const writes: Write[] = postpone.map(({ id }) => postponeLink(db, id, addDays(now, 1)))
  if (remove.length > 0)
    writes.push(
      removeLinks(
        db,
        remove.map(({ id }) => id),
      ),
    )
  let hasTurned = false
  for (const link of ask) {
    const { found } = await checkLink(link, { ...asker, now })
    writes.push(storeAnswer(db, link, found))
    hasTurned ||= (found.deadSince === null) !== (link.deadSince === null)
  }
  const [first, ...rest] = writes
  if (first) await db.batch([first, ...rest])
  if (hasTurned) await invalidateStoredContent(cache)
}
