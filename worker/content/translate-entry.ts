import type * as z from 'zod'
import type { TranslationReport, translateEntryInput } from '../../schema/api/admin-entries'
import { checkData } from '../../schema/content/check-data'
import type { EntryKind } from '../../schema/content/choices'
import {
  type MachineTexts,
  machineTextsAfter,
  refusedTranslation,
  type TextToFill,
  textsToFill,
  withTextsAt,
} from '../../schema/content/machine-texts'
import { type Locale, otherLocale } from '../../schema/locale'
import type { Ctx } from '../platform/http/env'
import { ApiError, fieldError } from '../platform/http/errors'
import { protectText } from '../platform/translate/protect'
import type { Translator } from '../platform/translate/translator'
import { acceptData, findEditable, updateEntry } from './edit-entry'
import { scheduledLocales } from './stored-entry'

type Json = Record<string, unknown>

/** The same fields with their translations; those that were damaged are left out. */
async function translateTexts(
  translator: Translator,
  wanted: readonly TextToFill[],
  to: Locale,
): Promise<TextToFill[]> {
  const fields = wanted.map((field) => {
    const texts = typeof field.text === 'string' ? [field.text] : field.text
    return { field, pieces: texts.map(protectText) }
  })
  const sent = fields.flatMap(({ pieces }) => pieces.flatMap(({ texts }) => texts))
  const left = sent.length > 0 ? await translate(translator, sent, to) : []
  return fields.flatMap(({ field, pieces }) => {
    const restored = pieces.map(({ texts, restore }) => restore(left.splice(0, texts.length)))
    if (!restored.every((text) => text !== undefined)) return []
    const [only = ''] = restored
    return [{ ...field, text: typeof field.text === 'string' ? only : restored }]
  })
}

const translate = (translator: Translator, texts: readonly string[], to: Locale) =>
  translator.translate(texts, { from: otherLocale(to), to })

/** Those that the fields of the kind take, such as not too long ones. */
function fittingTexts(kind: EntryKind, data: Json, texts: readonly TextToFill[]): TextToFill[] {
  const wrong = checkData(kind, withTextsAt(data, texts)).filter(({ isMissing }) => !isMissing)
  return texts.filter(({ at }) => {
    const place = at.join('.')
    return !wrong.some(({ path }) => path === place || path.startsWith(`${place}.`))
  })
}

/**
 * Saves the data with its empty texts of a language drafted from the other one, and marks these as
 * unread. Throws NO_TRANSLATOR, TRANSLATION_FAILED and what saving throws.
 */
export async function translateEntry(
  ctx: Ctx,
  translator: Translator | undefined,
  { id, version, to, data: given }: { id: string } & z.output<typeof translateEntryInput>,
): Promise<TranslationReport> {
  if (!translator) throw new ApiError('NO_TRANSLATOR')
  const entry = await findEditable(ctx.db, id)
  if (entry.version !== version) throw new ApiError('CONFLICT')
  if (scheduledLocales(entry).includes(to)) throw fieldError('to', 'this language is scheduled')
  const { data } = acceptData(entry.kind, given)
  const wanted = textsToFill(data, to, machineTextsAfter(entry.machineTexts, entry.data, data))
  const translated = await translateTexts(translator, wanted, to)
  const taken = fittingTexts(entry.kind, data, translated)
  const marks: MachineTexts = Object.fromEntries(taken.map(({ path }) => [path, to]))
  const change = { id, version, data: withTextsAt(data, taken) }
  await updateEntry(ctx, change, taken.length > 0 ? 'entry.translate' : 'entry.update', marks)
  const isIn = (fields: readonly TextToFill[], path: string) =>
    fields.some((field) => field.path === path)
  const notTaken = wanted.filter(({ path }) => !isIn(taken, path))
  return {
    filled: taken.length,
    notTaken: notTaken.map(({ path, at }) => ({
      path: at.join('.'),
      message: refusedTranslation[isIn(translated, path) ? 'unfit' : 'lost'],
    })),
  }
}
