export const texts = {
  draft: { vi: 'Dịch nháp sang tiếng Việt', en: 'Dịch nháp sang tiếng Anh' },
  working: 'Đang dịch…',
  done_other: 'Đã dịch nháp {{count}} ô',
  read: 'Bạn đọc lại từng ô rồi mới đăng được.',
  notTaken_other: 'Còn {{count}} ô chưa dịch được, đã được đánh dấu.',
  none: 'Chưa dịch được ô nào',
  note: {
    vi: 'Bản tiếng Việt do máy dịch, chưa ai đọc lại',
    en: 'Bản tiếng Anh do máy dịch, chưa ai đọc lại',
  },
  confirm: 'Đã đọc lại',
  confirmField: 'Đã đọc lại: {{field}}',
  confirmAll_other: 'Đã đọc lại {{count}} ô này',
  confirmed: 'Đã ghi nhận là đã đọc lại',
  unread_other: '{{count}} ô máy dịch chưa ai đọc lại',
}
