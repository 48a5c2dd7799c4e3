import * as z from 'zod'
import type { EmbedFacts } from '../../../schema/api/embeds'
import { type Embed, type EmbedProvider, readEmbed } from '../../../schema/embeds'
import { readBytes } from '../../platform/http/json-body'
import { logEvent, sentenceOf } from '../../platform/log/log'
import { headerText } from '../../platform/mail/clean'

const timeoutMs = 5000
const maxAnswerBytes = 64 * 1024
const maxTitle = 200

/** Public oEmbed services; those of Instagram and Facebook want a token, a map has none. */
const services: Partial<Record<EmbedProvider, string>> = {
  youtube: 'https://www.youtube.com/oembed',
  tiktok: 'https://www.tiktok.com/oembed',
}

const oEmbed = z.object({
  title: z.string().catch(''),
  thumbnail_url: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .catch(''),
})

const init = (): RequestInit => ({
  headers: { Accept: 'application/json' },
  redirect: 'manual',
  signal: AbortSignal.timeout(timeoutMs),
})

/** A provider that is late or refuses costs the title, not the embed. */
async function orNothing<Result>({ provider }: Embed, ask: () => Promise<Result>) {
  try {
    return await ask()
  } catch (error) {
    logEvent('an embed could not be asked about', { provider, error: sentenceOf(error) })
    return undefined
  }
}

/** Where a short link leads, as far as that is an embed; the link is never followed further. */
async function resolve(embed: Embed): Promise<Embed> {
  if (embed.player !== undefined) return embed
  const response = await orNothing(embed, () => fetch(embed.link, init()))
  await response?.body?.cancel()
  return readEmbed(response?.headers.get('Location') ?? '') ?? embed
}

async function readFacts(embed: Embed): Promise<z.infer<typeof oEmbed> | undefined> {
  const service = services[embed.provider]
  if (service === undefined || embed.player === undefined) return undefined
  return orNothing(embed, async () => {
    const query = new URLSearchParams({ format: 'json', url: embed.link })
    const { ok, status, body } = await fetch(`${service}?${query}`, init())
    const bytes = body ? await readBytes(body, maxAnswerBytes) : undefined
    if (!ok || !bytes) throw new Error(`the provider sent ${ok ? 'too much' : status}`)
    return oEmbed.parse(JSON.parse(new TextDecoder().decode(bytes)))
  })
}

export async function askProvider(asked: Embed): Promise<EmbedFacts> {
  const embed = await resolve(asked)
  const facts = await readFacts(embed)
  return {
    link: embed.link,
    title: headerText(facts?.title || embed.title, maxTitle),
    picture: facts?.thumbnail_url ?? '',
  }
}
