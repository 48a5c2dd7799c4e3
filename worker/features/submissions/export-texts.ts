import type { Locale } from '../../../schema/locale'
import type { LeadStatus, SubmissionKind } from '../../../schema/submissions'

type ExportTexts = Record<
  'kind' | 'received' | 'status' | 'assignee' | 'language' | 'id',
  string
> & {
  kinds: Record<SubmissionKind, string>
  statuses: Record<LeadStatus, string>
}

export const exportTexts: Record<Locale, ExportTexts> = {
  vi: {
    kind: 'Loại',
    received: 'Nhận lúc (giờ Việt Nam)',
    status: 'Trạng thái',
    assignee: 'Người phụ trách',
    language: 'Ngôn ngữ của khách',
    id: 'Mã',
    kinds: { trip: 'Yêu cầu chuyến đi', contact: 'Tin nhắn' },
    statuses: {
      new: 'Mới',
      open: 'Đang xử lý',
      waiting: 'Chờ khách',
      won: 'Đã chốt',
      lost: 'Không thành',
      spam: 'Thư rác',
    },
  },
  en: {
    kind: 'Kind',
    received: 'Received (Vietnam time)',
    status: 'Status',
    assignee: 'Assignee',
    language: 'Visitor’s language',
    id: 'Id',
    kinds: { trip: 'Trip request', contact: 'Message' },
    statuses: {
      new: 'New',
      open: 'Open',
      waiting: 'Waiting for visitor',
      won: 'Won',
      lost: 'Lost',
      spam: 'Spam',
    },
  },
}
