import type { LeadKind, LeadStatus } from '../../../schema/leads'
import type { Locale } from '../../../schema/locale'

interface ExportTexts {
  kind: string
  received: string
  status: string
  assignee: string
  language: string
  id: string
  kinds: Record<LeadKind, string>
  statuses: Record<LeadStatus, string>
}

/** What the CSV file says beside the words that the staff's mails have already. */
export const exportTexts: Record<Locale, ExportTexts> = {
  vi: {
    kind: 'Loại',
    received: 'Nhận lúc (giờ Việt Nam)',
    status: 'Trạng thái',
    assignee: 'Người phụ trách',
    language: 'Ngôn ngữ của khách',
    id: 'Mã',
    kinds: { trip: 'Yêu cầu chuyến đi', message: 'Tin nhắn' },
    statuses: { new: 'Mới', open: 'Đang xử lý', waiting: 'Chờ khách', won: 'Đã chốt', lost: 'Không thành', spam: 'Thư rác' },
  },
  en: {
    kind: 'Kind',
    received: 'Received (Vietnam time)',
    status: 'Status',
    assignee: 'Assignee',
    language: 'Visitor’s language',
    id: 'Id',
    kinds: { trip: 'Trip request', message: 'Message' },
    statuses: { new: 'New', open: 'Open', waiting: 'Waiting for visitor', won: 'Won', lost: 'Lost', spam: 'Spam' },
  },
}
