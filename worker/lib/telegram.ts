import { postToPeer } from './delivery-failure'
import type { PrivateSettings } from './private-settings'

/** Puts a text into a chat or channel as the bot. Throws where Telegram does not take it. */
export async function sendToTelegram(
  { apiUrl, token }: NonNullable<PrivateSettings['telegram']>,
  input: { chat: string; text: string; key: string },
): Promise<void> {
  await postToPeer(`${apiUrl}/bot${token}/sendMessage`, input.key, { chat_id: input.chat, text: input.text })
}
