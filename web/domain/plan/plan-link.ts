import {
  isPlanDay,
  isPlanStop,
  isPlanTime,
  maxPlanDays,
  maxPlanNote,
  maxPlanThings,
  maxPlanTitle,
  type Plan,
  type PlanKind,
  type PlanThing,
  planText,
} from '../../../schema/plan'

/**
 * `1~<id>~<start>~<extras>~<day>~<day>…`; a day is `<letter>.<slug>.<hhmm>.<note>.<title>`,
 * comma-separated, or `0`.
 */
const version = '1'
const letters: Record<PlanKind, string> = {
  destination: 'd',
  guide: 'g',
  topic: 't',
  deal: 'l',
  article: 'a',
  product: 'p',
}
/** Sixty things with notes of full length take less. */
const maxLength = 60_000
/** Longer addresses are refused by servers and cut by chats. */
const maxLinkLength = 6000

/** Base64url: chats and query strings leave it alone. */
function encodeText(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function decodeText(code: string): string {
  try {
    const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    )
  } catch {
    // The stop is still good without its note.
    return ''
  }
}

function encodeThing({ kind, slug, time = '', note = '', title = '' }: PlanThing): string {
  const parts = [letters[kind], slug, time.replace(':', ''), encodeText(note), encodeText(title)]
  return parts.join('.').replace(/\.+$/, '')
}

function encodeThings(things: readonly PlanThing[]): string {
  return things.map(encodeThing).join(',') || '0'
}

export function encodePlan({ id, start, days, extras }: Plan): string {
  return [
    version,
    id,
    start.replaceAll('-', ''),
    encodeThings(extras),
    ...days.map(encodeThings),
  ].join('~')
}

export function toPlanLink(plan: Plan): { link: string; isWithoutNotes: boolean } {
  const link = encodePlan(plan)
  if (link.length <= maxLinkLength) return { link, isWithoutNotes: false }
  const bare = (things: PlanThing[]) => things.map(({ note: _, ...thing }) => thing)
  return {
    link: encodePlan({ ...plan, days: plan.days.map(bare), extras: bare(plan.extras) }),
    isWithoutNotes: true,
  }
}

function decodeThing(code: string): PlanThing | undefined {
  const [, letter, slug = '', clock = '', note = '', title = ''] =
    /^([a-z])\.([\w-]{1,120})(?:\.(\d{4})?(?:\.([\w-]*)(?:\.([\w-]*))?)?)?$/.exec(code) ?? []
  const kind = (Object.keys(letters) as PlanKind[]).find((known) => letters[known] === letter)
  if (!kind) return undefined
  const time = `${clock.slice(0, 2)}:${clock.slice(2)}`
  const texts = {
    note: planText(decodeText(note), maxPlanNote),
    title: planText(decodeText(title), maxPlanTitle),
  }
  return {
    kind,
    slug,
    ...(isPlanTime(time) && isPlanStop(kind) && { time }),
    ...(texts.note && { note: texts.note }),
    ...(texts.title && kind === 'product' && { title: texts.title }),
  }
}

export interface ReadPlan {
  plan: Plan
  dropped: number
}

/** Drops malformed things; undefined if it is no plan at all. */
export function parsePlan(value: string): ReadPlan | undefined {
  if (value.length > maxLength) return undefined
  const [given, id = '', digits = '', ...parts] = value.split('~')
  const start = digits.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  if (given !== version || !/^[a-z0-9]{6}$/.test(id) || !isPlanDay(start)) return undefined
  if (parts.length < 2 || parts.length > maxPlanDays + 1) return undefined

  const known = new Set<string>()
  let dropped = 0
  const lists = parts.map((part, index) =>
    (part === '0' || part === '' ? [] : part.split(',')).flatMap((code) => {
      const thing = decodeThing(code)
      const name = `${thing?.kind}.${thing?.slug}`
      const isInPlace = thing && isPlanStop(thing.kind) === index > 0
      if (!isInPlace || known.has(name) || known.size === maxPlanThings) {
        dropped += 1
        return []
      }
      known.add(name)
      return [thing]
    }),
  )
  const [extras = [], ...days] = lists
  return { plan: { id, start, days, extras }, dropped }
}
