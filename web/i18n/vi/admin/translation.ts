export const texts = {
  draft: { vi: 'Dịch nháp sang tiếng Việt', en: 'Dịch nháp sang tiếng Anh' },
  working: 'Đang dịch…',
  done_other: 'Đã dịch nháp {{count}} ô',
  read: 'Bạn đọc lại từng ô rồi mới đăng được.',
  notTaken_other: 'Còn {{count}} ô chưa dịch được, đã được đánh dấu.',
  none: 'Chưa dịch được ô nào',
  note: 'Máy dịch, chưa ai đọc lại',
  noteText: {
    vi: 'Chưa đọc lại thì chưa đăng được bản tiếng Việt. Sửa ô này rồi lưu cũng là đã đọc lại.',
    en: 'Chưa đọc lại thì chưa đăng được bản tiếng Anh. Sửa ô này rồi lưu cũng là đã đọc lại.',
  },
  confirm: 'Đã đọc lại',
  confirmField: 'Đã đọc lại: {{field}}',
  confirmAll_other: 'Đã đọc lại cả {{count}} ô',
  confirmed: 'Đã ghi nhận là đã đọc lại',
  unread_other: '{{count}} ô máy dịch chưa ai đọc lại',
}
