export const texts = {
  back: 'Về danh sách cẩm nang',
  kicker: 'Lịch trình gợi ý',
  stops: 'Các chặng',
  from: 'Khoảng {{price}} một người',
  range: '{{range}}, tùy phòng và cách đi',
  highlights: 'Điểm nhấn',
  includes: 'Chi phí ước tính gồm',
  day: 'Ngày {{day}}',
  night: 'Nghỉ đêm ở {{place}}',
  hotels: 'Tìm khách sạn ở {{place}}',
  days: 'Từng ngày',
  change: 'Đổi ngày này',
  whole: 'Đọc kỹ ngày này',
  costs: 'Một người hết bao nhiêu',
  costsNote: 'Tính cho một người trong nhóm hai người, chưa có vé bay đến và về.',
  costsChecked: '{{month}}: ban biên tập ước tính.',
  cost: 'Khoản',
  low: 'Ít nhất',
  high: 'Nhiều nhất',
  sum: 'Cộng',
  notes: 'Trước khi đi',
  plan: 'Lên lịch trình này giúp tôi',
  planShort: 'Lên lịch trình',
  ctaTitle: 'Đổi thành chuyến đi của bạn',
  ctaText:
    'Thêm một ngày, bỏ một chặng, đi cùng con nhỏ hay cha mẹ: bạn cứ kể, chúng tôi viết lại cho vừa.',
  notFoundTitle: 'Không tìm thấy lịch trình',
  notFoundText: 'Lịch trình bạn tìm không tồn tại hoặc đã bị gỡ bỏ.',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    itineraries: typeof texts
  }
}
