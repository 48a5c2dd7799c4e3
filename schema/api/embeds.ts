import * as z from 'zod'

/** Asks a provider about a video, post or place that an editor pasted. */
export const askEmbedInput = z.object({ url: z.url({ protocol: /^https$/ }).max(1000) })

export interface EmbedFacts {
  /** The provider's page; that of a short link where it could be resolved. */
  link: string
  /** Empty where the provider tells none. */
  title: string
  /** Address of a picture of the provider, to be copied into the library, or empty. */
  picture: string
}
