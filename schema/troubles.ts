import type { Locale } from './locale'
import { formatNumber } from './numbers'
import type { ShownPart } from './schedule-parts'
import { formatInVietnam } from './time'

/** A late part of the schedule goes by its own name. */
export type TroubleName =
  | ShownPart
  | 'undelivered'
  | 'dead'
  | 'letters-still'
  | 'mail-held'
  | 'database-size'
  | 'images'
  | 'refunds'

/** Figures of a trouble: how many or how much, and since which UTC ISO instant. */
export interface TroubleDetail {
  count?: number
  since?: string
}

export interface Trouble extends TroubleDetail {
  name: TroubleName
}

/** Kinds of deliveries that tell of troubles: they go out while other mail is held. */
export const troubleKinds = ['trouble-notice', 'trouble-channel'] as const

type Words = Record<TroubleName, string> & { late: string; instant: string }

const words: Record<Locale, Words> = {
  vi: {
    instant: 'HH:mm d/M/yyyy',
    late: '{{part}}: lần chạy tốt gần nhất là {{since}}',
    'time-travel': 'Dò cơ sở dữ liệu bị quay ngược',
    upgrades: 'Nâng cấp nội dung cũ',
    publishing: 'Đăng nội dung hẹn giờ',
    copies: 'Bản sao nội dung dự phòng',
    'follow-ups': 'Nhắc hẹn với khách',
    owners: 'Báo tin cho chủ sở hữu',
    bookings: 'Hết giờ giữ chỗ, hoàn tiền và thư về chuyến đi',
    deliveries: 'Gửi thư và tin báo',
    letters: 'Gửi thư cho độc giả',
    troubles: 'Dò sự cố',
    links: 'Kiểm tra liên kết đối tác',
    purge: 'Dọn dữ liệu hết hạn',
    backup: 'Sao lưu cơ sở dữ liệu',
    undelivered: 'Thư chờ hơn một giờ chưa gửi được: {{count}}, cũ nhất từ {{since}}',
    dead: 'Thư đã ngừng gửi trong 24 giờ qua: {{count}}',
    'letters-still': 'Thư cho độc giả đang đứng yên: {{count}}',
    'mail-held': 'Mọi thư đang bị giữ lại từ {{since}}',
    'database-size': 'Cơ sở dữ liệu sắp đầy: đã dùng {{count}} trong 10 GB',
    images: 'Cloudflare Images từ chối {{count}} ảnh trong hôm nay, có thể đã hết lượt',
    refunds: 'Tiền đặt chỗ cần người xem: {{count}} khoản hoàn không thành hoặc chưa rõ của ai',
  },
  en: {
    instant: 'd MMM yyyy, HH:mm',
    late: '{{part}}: last went well at {{since}}',
    'time-travel': 'Looking for a database that went back in time',
    upgrades: 'Upgrading older content',
    publishing: 'Publishing scheduled content',
    copies: 'Spare copies of content',
    'follow-ups': 'Reminders of follow-ups',
    owners: 'Notices to owners',
    bookings: 'Holds that end, refunds and letters about tours',
    deliveries: 'Sending mail and notices',
    letters: 'Sending letters to readers',
    troubles: 'Looking for trouble',
    links: 'Checking partners’ links',
    purge: 'Deleting expired data',
    backup: 'Backing up the database',
    undelivered: 'Messages undelivered for over an hour: {{count}}, the oldest since {{since}}',
    dead: 'Messages given up in the last 24 hours: {{count}}',
    'letters-still': 'Letters to readers that stand still: {{count}}',
    'mail-held': 'All mail has been held since {{since}}',
    'database-size': 'The database is nearly full: {{count}} of 10 GB used',
    images: 'Cloudflare Images refused {{count}} pictures today; its quota may be used up',
    refunds:
      'Money of bookings that needs a person: {{count}} refunds that failed or payments of nobody known',
  },
}

export function partName(part: ShownPart, locale: Locale): string {
  return words[locale][part]
}

/** A sentence without a full stop; instants are in Vietnam time. */
export function troubleText({ name, count = 0, since }: Trouble, locale: Locale): string {
  const { instant, late, [name]: own } = words[locale]
  const values: Record<string, string> = {
    part: own,
    count: formatNumber(count, locale),
    since: since ? formatInVietnam(since, instant) : '–',
  }
  const template = own.includes('{{') ? own : late
  return template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '')
}
