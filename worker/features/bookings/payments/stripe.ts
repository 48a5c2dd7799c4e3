import type Stripe from 'stripe'
import { bookingUrl } from '../links'
import type { PaymentNews } from '../settle'
import type { CardProvider } from './types'

export interface StripeSettings {
  /** Of another server in tests. */
  apiUrl: string | undefined
  key: string
  webhookSecret: string
}

/** Loaded when it is first needed: it has hundreds of modules. */
const loadStripe = async () => (await import('stripe')).default

async function openStripe({ apiUrl, key }: StripeSettings): Promise<Stripe> {
  const Stripe = await loadStripe()
  const { hostname, port, protocol } = apiUrl ? new URL(apiUrl) : {}
  return new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 1,
    timeout: 8000,
    ...(hostname && {
      host: hostname,
      port: port ?? '',
      protocol: protocol === 'http:' ? 'http' : 'https',
    }),
  })
}

/** Stripe Checkout: card data never reaches this site. Đồng are a currency without cents there. */
export function stripeCards(settings: StripeSettings): CardProvider {
  return {
    async openPayPage({ booking, amount, title, token, site, closesAt }) {
      const { code, email, language, status } = booking
      const address = (page: 'booking' | 'voucher') =>
        bookingUrl(site, { page, token, locale: language })
      const { url } = await (await openStripe(settings)).checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: code,
          customer_email: email,
          locale: language,
          expires_at: Math.floor(Date.parse(closesAt) / 1000),
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'vnd',
                unit_amount: amount,
                product_data: { name: `${title} · ${code}` },
              },
            },
          ],
          payment_intent_data: { metadata: { booking: code } },
          success_url: address('voucher'),
          cancel_url: address(status === 'confirmed' ? 'voucher' : 'booking'),
        },
        { idempotencyKey: `pay-${code}-${booking.version}-${amount}` },
      )
      if (!url) throw new Error('Stripe gave no address of a pay page')
      return url
    },
    async refund({ id, amount, refunds }) {
      try {
        const { status } = await (await openStripe(settings)).refunds.create(
          { payment_intent: refunds ?? '', amount },
          { idempotencyKey: `refund-${id}` },
        )
        return status === 'failed' || status === 'canceled' ? 'refused' : 'done'
      } catch (error) {
        // What it refuses it would refuse again; other troubles pass.
        const { errors } = await loadStripe()
        if (error instanceof errors.StripeInvalidRequestError) return 'refused'
        throw error
      }
    },
  }
}

/**
 * What a signed event of Stripe says: a payment, a refund that failed afterwards (its payment), or
 * nothing for us. Throws for a forged or old signature.
 */
export async function readStripeEvent(
  settings: StripeSettings,
  body: string,
  signature: string,
): Promise<{ paid: PaymentNews } | { failedRefund: string } | undefined> {
  const event = await (await openStripe(settings)).webhooks.constructEventAsync(
    body,
    signature,
    settings.webhookSecret,
    undefined,
    (await loadStripe()).createSubtleCryptoProvider(),
  )
  if (
    event.type === 'checkout.session.completed' ||
    event.type === 'checkout.session.async_payment_succeeded'
  ) {
    const { payment_status, payment_intent, client_reference_id, amount_total, currency } =
      event.data.object
    if (payment_status !== 'paid' || !payment_intent) return undefined
    return {
      paid: {
        method: 'card',
        reference: typeof payment_intent === 'string' ? payment_intent : payment_intent.id,
        code: client_reference_id ?? undefined,
        amount: amount_total ?? 0,
        currency: (currency ?? '').toUpperCase(),
      },
    }
  }
  if (event.type === 'refund.failed') {
    const { payment_intent } = event.data.object
    if (payment_intent)
      return {
        failedRefund: typeof payment_intent === 'string' ? payment_intent : payment_intent.id,
      }
  }
  return undefined
}
