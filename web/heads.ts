import { allMonths } from '../schema/time'
import { adminHead, inviteHead, loginHead } from './admin/heads'
import { aboutHead } from './features/about/heads'
import { articleDetailHead, articleListHead, previewHead } from './features/articles/heads'
import { authorHead } from './features/authors/heads'
import { bookingHead, pretendPayHead, voucherHead } from './features/bookings/heads'
import { comingSoonHead } from './features/coming-soon/heads'
import { contactHead } from './features/contact/heads'
import { dealHead, dealsHead } from './features/deals/heads'
import { destinationDetailHead, destinationListHead } from './features/destinations/heads'
import { farmHead } from './features/farm/heads'
import { guideDetailHead, guideListHead } from './features/guides/heads'
import { homeHead } from './features/home/heads'
import { journalHead } from './features/journal/heads'
import { letterDetailHead, letterListHead } from './features/letters/heads'
import { calendarHead, monthHead } from './features/months/heads'
import { newsletterLinkHead, preferencesHead } from './features/newsletter/heads'
import { pageHead } from './features/pages/heads'
import { pricesHead } from './features/prices/heads'
import { routeHead, routeListHead } from './features/routes/heads'
import { offlineHead, savedHead } from './features/saved/heads'
import { searchHead } from './features/search/heads'
import { shopHead } from './features/shop/heads'
import { tagHead } from './features/tags/heads'
import { topicDetailHead, topicListHead } from './features/topics/heads'
import { tripHead } from './features/trips/heads'
import type { MakeHead, Page } from './lib/page'
import { entryPreviewHead, notFoundHead } from './shell/heads'

/** The heads of all pages by id. The Worker writes the first; the browser loads this for the next. */
const heads: Record<string, MakeHead> = {
  admin: adminHead,
  adminInvite: inviteHead,
  adminLogin: loginHead,
  about: aboutHead,
  article: articleDetailHead,
  journalEntry: articleDetailHead,
  articles: articleListHead,
  author: authorHead,
  route: routeHead,
  routes: routeListHead,
  preview: previewHead,
  guideFeatured: comingSoonHead,
  guideDestination: comingSoonHead,
  guideCategory: comingSoonHead,
  partners: comingSoonHead,
  contact: contactHead,
  deals: dealsHead,
  deal: dealHead,
  destination: destinationDetailHead,
  destinations: destinationListHead,
  farm: farmHead,
  guide: guideDetailHead,
  guides: guideListHead,
  home: homeHead,
  journal: journalHead,
  page: pageHead,
  privacy: pageHead,
  terms: pageHead,
  letter: letterDetailHead,
  letters: letterListHead,
  when: calendarHead,
  newsletterConfirm: newsletterLinkHead,
  newsletterUnsubscribe: newsletterLinkHead,
  newsletterPreferences: preferencesHead,
  booking: bookingHead,
  voucher: voucherHead,
  pretendPay: pretendPayHead,
  prices: pricesHead,
  offline: offlineHead,
  saved: savedHead,
  search: searchHead,
  shop: shopHead,
  tag: tagHead,
  topic: topicDetailHead,
  topics: topicListHead,
  tripPlanning: tripHead,
  planTrip: tripHead,
  entryPreview: entryPreviewHead,
  'not-found': notFoundHead,
  ...Object.fromEntries(allMonths.map((month) => [`month-${month}`, monthHead])),
}

/** Throws RangeError for a page without a head. */
export function headOf({ id }: Page): MakeHead {
  const head = heads[id]
  if (!head) throw new RangeError(`the page '${id}' has no head`)
  return head
}
