import { paths } from '../../../schema/paths'
import { unlistedHead } from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'

/** What stands on these pages changes by the hour or is a guest's own, so no search lists them. */
export function bookingHead({ t }: HeadInput): Head {
  return unlistedHead(paths.booking, t('bookings:title'), t('bookings:description'))
}

export function voucherHead({ t, isMissing }: HeadInput): Head {
  const title = isMissing ? t('bookings:voucher.missingTitle') : t('bookings:voucher.title')
  return unlistedHead(paths.voucher, title, t('bookings:voucher.description'))
}

export function pretendPayHead({ t }: HeadInput): Head {
  return unlistedHead(
    paths.pretendPay,
    t('bookings:pretend.title'),
    t('bookings:pretend.description'),
  )
}
