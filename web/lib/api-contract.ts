import type { AuditEntryDetail, AuditList } from '../../schema/api/admin-audit'
import type { BackupList } from '../../schema/api/admin-backups'
import type { CalendarMonth } from '../../schema/api/admin-calendar'
import type { AdminDashboard } from '../../schema/api/admin-dashboard'
import type {
  AdminEntry,
  AdminEntryList,
  EntryExport,
  EntryRevision,
  EntryRevisionDetail,
  FactUse,
  WaitingEntries,
} from '../../schema/api/admin-entries'
import type { Figures } from '../../schema/api/admin-figures'
import type { LeadAnswers, LeadBoard, LeadDetail, LeadList } from '../../schema/api/admin-leads'
import type { MailHoldState } from '../../schema/api/admin-mail-hold'
import type { MediaDetail, MediaList } from '../../schema/api/admin-media'
import type { Operations } from '../../schema/api/admin-operations'
import type { DevMailDetail, DevMailList, OutboxList } from '../../schema/api/admin-outbox'
import type { AdminProduct, AdminProductList } from '../../schema/api/admin-products'
import type {
  SubscriberGrowth,
  SubscriberList,
  SuppressionList,
} from '../../schema/api/admin-subscribers'
import type {
  BookingAnswer,
  BookingsAnswer,
  DayAnswer,
  DeparturesAnswer,
  MoneyAnswer,
  StaffReviews,
  TourFigures,
} from '../../schema/api/admin-tours'
import type { AdminMe, AdminSession, ColleagueList } from '../../schema/api/admins'
import type { BookingView, TourDaysAnswer } from '../../schema/api/bookings'
import type {
  EntryListOf,
  EntryOf,
  listedKinds,
  PlanPlaces,
  TitledThings,
  WordedKind,
} from '../../schema/api/entries'
import type { FestivalList, PlaceFestivals } from '../../schema/api/festivals'
import type { Audience, LetterDetail, LetterList } from '../../schema/api/letters'
import type { PlaceMonth, PlaceYears } from '../../schema/api/months'
import type { NewsletterLink, ReaderPreferences } from '../../schema/api/newsletter'
import type { Passkey } from '../../schema/api/passkeys'
import type { PostMonth, PostPage, PostPreview, PostSummary } from '../../schema/api/posts'
import type { OwnProducts, ProductPage } from '../../schema/api/products'
import type { EntryRedirectList, PathRedirectList } from '../../schema/api/redirects'
import type { SearchAnswer, SearchIndex } from '../../schema/api/search'
import type { SearchLists, SynonymList } from '../../schema/api/searches'
import type { TagPage } from '../../schema/api/tags'
import type { Person, Teamwork } from '../../schema/api/teamwork'
import type { EntryKind } from '../../schema/content/choices'
import type { ThingWords } from '../../schema/content/listed-destinations'
import type { ShopView } from '../../schema/content/views'

type Query = '' | `?${string}`

/** What a GET returns. The first match counts, so literals come before parameters. */
type ApiResponses = [
  [`/api/posts${Query}`, PostSummary[]],
  [`/api/posts/featured?${string}`, PostSummary[]],
  [`/api/posts/daily-inspiration?${string}`, PostSummary[]],
  [`/api/posts/by-pillar/${string}`, PostSummary[]],
  [`/api/posts/months${Query}`, PostMonth[]],
  [`/api/posts/${string}?locale=${string}`, PostPage],
  [`/api/preview?${string}`, PostPreview],
  [`/api/products/infinite?${string}`, ProductPage],
  ['/api/products/own', OwnProducts],
  ['/api/products/merchants', ShopView],
  [`/api/search/index?${string}`, SearchIndex],
  [`/api/search?${string}`, SearchAnswer],
  [`/api/tags/${string}?${string}`, TagPage],
  [`/api/festivals?${string}`, FestivalList],
  [`/api/festivals/${string}/${number}?${string}`, PlaceFestivals],
  [`/api/months?${string}`, PlaceYears],
  [`/api/months/${string}/${number}?${string}`, PlaceMonth],
  [`/api/things?${string}`, TitledThings],
  [`/api/things/places?${string}`, PlanPlaces],
  [`/api/things/words/${WordedKind}?${string}`, ThingWords],
  [`/api/newsletter/${'confirm' | 'unsubscribe'}?${string}`, NewsletterLink],
  [`/api/newsletter/preferences?${string}`, ReaderPreferences],
  [`/api/bookings/days?${string}`, TourDaysAnswer],
  [`/api/bookings/mine?${string}`, BookingView],
  ['/api/admin/me', AdminMe],
  ['/api/admin/sessions', AdminSession[]],
  ['/api/admin/passkeys', Passkey[]],
  ['/api/admin/staff', Person[]],
  ['/api/admin/colleagues', ColleagueList],
  [`/api/admin/colleagues/${string}/sessions`, AdminSession[]],
  [`/api/admin/calendar?${string}`, CalendarMonth],
  ['/api/admin/dashboard', AdminDashboard],
  [`/api/admin/figures?${string}`, Figures],
  [`/api/admin/tours/departures?${string}`, DeparturesAnswer],
  [`/api/admin/tours/days/${string}`, DayAnswer],
  [`/api/admin/tours/bookings/${string}`, BookingAnswer],
  [`/api/admin/tours/bookings${Query}`, BookingsAnswer],
  ['/api/admin/tours/money', MoneyAnswer],
  [`/api/admin/tours/figures?${string}`, TourFigures],
  ['/api/admin/tours/reviews', StaffReviews],
  [`/api/admin/redirects/paths${Query}`, PathRedirectList],
  [`/api/admin/redirects${Query}`, EntryRedirectList],
  [`/api/admin/searches${Query}`, SearchLists],
  [`/api/admin/synonyms${Query}`, SynonymList],
  [`/api/admin/leads${Query}`, LeadList],
  ['/api/admin/leads/answers', LeadAnswers],
  [`/api/admin/leads/board${Query}`, LeadBoard],
  [`/api/admin/leads/${string}`, LeadDetail],
  [`/api/admin/subscribers/growth?${string}`, SubscriberGrowth],
  [`/api/admin/subscribers${Query}`, SubscriberList],
  [`/api/admin/suppressions${Query}`, SuppressionList],
  [`/api/admin/letters/audience?${string}`, Audience],
  [`/api/admin/letters${Query}`, LetterList],
  [`/api/admin/letters/${string}`, LetterDetail],
  [`/api/admin/products${Query}`, AdminProductList],
  [`/api/admin/products/${string}`, AdminProduct],
  ['/api/admin/outbox/hold', MailHoldState],
  ['/api/admin/backups', BackupList],
  ['/api/admin/operations', Operations],
  [`/api/admin/outbox/mails${Query}`, DevMailList],
  [`/api/admin/outbox/mails/${string}`, DevMailDetail],
  [`/api/admin/outbox${Query}`, OutboxList],
  [`/api/admin/audit${Query}`, AuditList],
  [`/api/admin/audit/${string}`, AuditEntryDetail],
  ['/api/admin/entries/waiting', WaitingEntries],
  [`/api/admin/entries/export?${string}`, EntryExport],
  [`/api/admin/entries${Query}`, AdminEntryList],
  [`/api/admin/entries/${string}/teamwork`, Teamwork],
  [`/api/admin/entries/${string}/uses`, FactUse[]],
  [`/api/admin/entries/${string}/revisions`, EntryRevision[]],
  [`/api/admin/entries/${string}/revisions/${number}`, EntryRevisionDetail],
  [`/api/admin/entries/${string}`, AdminEntry],
  [`/api/admin/media${Query}`, MediaList],
  [`/api/admin/media/${string}`, MediaDetail],
]

type ListedKind = (typeof listedKinds)[number]

export type ApiPath =
  | ApiResponses[number][0]
  | `/api/entries/${ListedKind}?${string}`
  | `/api/entries/${EntryKind}/${string}?${string}`

export type ApiResponse<Path extends ApiPath> =
  Path extends `/api/entries/${infer Kind extends ListedKind}?${string}`
    ? EntryListOf<Kind>
    : Path extends `/api/entries/${infer Kind extends EntryKind}/${string}?${string}`
      ? EntryOf<Kind>
      : FirstFit<Path, ApiResponses>

type FirstFit<Text extends string, Rows> = Rows extends [[infer Pattern, infer Type], ...infer Rest]
  ? Text extends Pattern
    ? Type
    : FirstFit<Text, Rest>
  : never
