import { createHmac, timingSafeEqual } from 'node:crypto'
import { BanksObject, QRPay } from 'vietnam-qr-pay'
import * as z from 'zod'
import type { TransferView } from '../../../../schema/api/bookings'
import { findBookingCode } from '../../../../schema/bookings'
import { makeQrCode } from '../../../../schema/qr-code'
import { ApiError } from '../../../platform/http/errors'
import type { PaymentNews } from '../settle'
import type { BankAccount } from './types'

/** What people call a bank; its number if nobody knows it. */
function bankName(bin: string): string {
  return Object.values(BanksObject).find((bank) => bank.bin === bin)?.shortName ?? bin
}

/** A transfer with amount and memo, as every Vietnamese banking app reads it (VietQR of NAPAS). */
export function transferOf(
  { bin, account, holder }: BankAccount,
  { code, amount }: { code: string; amount: number },
): TransferView {
  const text = QRPay.initVietQR({
    bankBin: bin,
    bankNumber: account,
    amount: String(amount),
    purpose: code,
  }).build()
  return { bank: bankName(bin), account, holder, memo: code, amount, text, qr: makeQrCode(text) }
}

/** Seconds in which a signed message arrives. */
const tolerance = 300

/** Message of SePay (https://developer.sepay.vn/en/sepay-webhooks); more fields are ignored. */
const transfer = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  transferType: z.enum(['in', 'out']),
  transferAmount: z.number().int().min(0),
  content: z.string().nullish(),
  code: z.string().nullish(),
  referenceCode: z.string().nullish(),
})

/**
 * A transfer that SePay tells of, signed by `sha256=` HMAC of `timestamp.body`; undefined for what
 * went out. Throws UNAUTHENTICATED for a forged or old one, BAD_JSON, BAD_REQUEST.
 */
export function readTransfer(
  secret: string,
  message: { body: string; signature: string; timestamp: string },
  now: Date,
): PaymentNews | undefined {
  const { body, signature, timestamp } = message
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  const given = Buffer.from(signature.replace(/^sha256=/, ''))
  const isSigned = given.length === expected.length && timingSafeEqual(given, Buffer.from(expected))
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!isSigned || !(age <= tolerance)) throw new ApiError('UNAUTHENTICATED')
  const read = transfer.safeParse(parse(body))
  if (!read.success) throw new ApiError('BAD_REQUEST')
  const { id, transferType, transferAmount, content, code, referenceCode } = read.data
  if (transferType === 'out') return undefined
  return {
    method: 'bank',
    reference: id,
    code: findBookingCode(code ?? '') ?? findBookingCode(content ?? ''),
    amount: transferAmount,
    currency: 'VND',
    note: [referenceCode, content].filter(Boolean).join(' · ').slice(0, 300),
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new ApiError('BAD_JSON')
  }
}
