import { columnWords, figureWords } from '../../../../schema/figure-words'

export const texts = {
  title: 'Thống kê',
  intro:
    'Độc giả đọc gì, tìm gì, bấm sang đâu và gửi gì cho trang. Trang chỉ đếm theo ngày, không ghi ai đã đọc; số liệu lượt xem được giữ 25 tháng, lượt tìm 90 ngày.',
  csv: 'Tải CSV',
  range: 'Khoảng thời gian',
  ranges: { '30': '30 ngày', '90': '90 ngày', '12m': '12 tháng' },
  groups: {
    languages: 'Lượt xem theo ngôn ngữ',
    pages: 'Lượt xem theo loại trang',
    searches: 'Lượt tìm kiếm',
    clicks: 'Lượt bấm sang đối tác',
    letters: 'Thư cho độc giả',
    subscribers: 'Người nhận bản tin mới',
    leads: 'Yêu cầu và tin nhắn',
  },
  names: figureWords.vi,
  columns: columnWords.vi,
  pages: 'Trang được đọc nhiều nhất',
  pagesCsv: 'Tải CSV các trang',
  sources: 'Độc giả đến từ đâu',
  sourcesCsv: 'Tải CSV các nguồn',
  edit: 'Sửa',
  editOf: 'Sửa “{{title}}”',
  newTab: '(mở tab mới)',
  change: '{{percent}}% so với kỳ trước ({{before}})',
  noBefore: 'Kỳ trước: 0',
  none: 'Chưa có số liệu trong khoảng này.',
  noneOf: 'Kỳ này và kỳ trước đều chưa có số liệu: {{groups}}.',
  cut: 'Số liệu quá nhiều nên trang chỉ cộng phần mới nhất: những ngày xa nhất còn thiếu.',
  table: 'Xem bảng số liệu',
}
