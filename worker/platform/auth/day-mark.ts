import { vietnamDay } from '../../../schema/time'
import { sha256 } from './hash'

/** Twelve digits that are the same for somebody within one Vietnam day, so that the lines of one can be told from another's; they name nobody. */
export async function dayMark(who: string, now: Date): Promise<string> {
  return (await sha256(`${who} ${vietnamDay(now)}`)).slice(0, 12)
}
