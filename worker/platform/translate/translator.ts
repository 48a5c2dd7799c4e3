import * as z from 'zod'
import type { Locale } from '../../../schema/locale'
import { ApiError } from '../http/errors'
import { postToPeer } from '../outbox/delivery-failure'
import type { PrivateSettings } from '../settings/private-settings'

interface Languages {
  from: Locale
  to: Locale
}

export interface Translator {
  /** As many texts as were given, in their order. Throws TRANSLATION_FAILED. */
  translate: (texts: readonly string[], languages: Languages) => Promise<string[]>
}

/** For tests and trials: marks the text and changes nothing else. */
const localTranslator: Translator = {
  translate: async (texts, { to }) => texts.map((text) => `[${to}] ${text}`),
}

/** For all batches together. */
const timeoutMs = 60_000
/** Of one request, in characters; a longer text goes alone. */
const batchLength = 10_000
const batchTexts = 100
/** No language needs ten times the characters of another one. */
const maxGrowth = 10

function batchesOf(texts: readonly string[]): string[][] {
  const batches: string[][] = []
  let length = 0
  for (const text of texts) {
    const last = batches.at(-1)
    length += text.length
    if (last && length <= batchLength && last.length < batchTexts) last.push(text)
    else {
      batches.push([text])
      length = text.length
    }
  }
  return batches
}

function readAnswer(answer: string, batch: readonly string[]): string[] {
  if (answer.length > maxGrowth * JSON.stringify(batch).length + batchLength)
    throw new Error('the answer is too long')
  const { texts } = z.object({ texts: z.array(z.string()) }).parse(JSON.parse(answer))
  if (texts.length !== batch.length)
    throw new Error(`${batch.length} texts were sent and ${texts.length} came back`)
  return texts
}

/** `POST { from, to, texts }`, answered by `{ texts }` in the same order (docs/deploy.md). */
function httpTranslator(settings: { url: string; secret: string | undefined }): Translator {
  const { url, secret } = settings
  return {
    async translate(texts, languages) {
      const signal = AbortSignal.timeout(timeoutMs)
      const translated: string[] = []
      try {
        for (const batch of batchesOf(texts)) {
          const answer = await postToPeer({
            url,
            key: crypto.randomUUID(),
            body: { ...languages, texts: batch },
            headers: secret ? { Authorization: `Bearer ${secret}` } : {},
            secret,
            signal,
          })
          translated.push(...readAnswer(answer, batch))
        }
      } catch (cause) {
        throw new ApiError('TRANSLATION_FAILED', { cause })
      }
      return translated
    },
  }
}

/** Undefined if none is set up. */
export function translatorOf(settings: PrivateSettings['translate']): Translator | undefined {
  if (settings.adapter === 'none') return undefined
  return settings.adapter === 'local' ? localTranslator : httpTranslator(settings)
}
