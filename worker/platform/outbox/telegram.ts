import type { PrivateSettings } from '../settings/private-settings'
import { postToPeer } from './delivery-failure'

/** Puts a text into a chat or channel as the bot. Throws where Telegram does not take it. */
export async function sendToTelegram(
  { apiUrl, token }: NonNullable<PrivateSettings['telegram']>,
  input: { chat: string; text: string; key: string },
): Promise<void> {
  const url = `${apiUrl}/bot${token}/sendMessage`
  await postToPeer({ url, key: input.key, body: { chat_id: input.chat, text: input.text }, secret: token })
}
