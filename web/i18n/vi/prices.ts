export const texts = {
  usual: 'Thường',
  tooMuch: 'Quá đắt',
  from: 'từ {{price}}',
  posted: 'Giá niêm yết',
  postedNote: 'Dòng không có mức “quá đắt” là giá niêm yết, trả hơn là quá đắt.',
  groups: {
    transport: 'Đi lại',
    food: 'Ăn uống',
    sights: 'Vé tham quan',
    phone: 'SIM và mạng',
    services: 'Dịch vụ',
  },
  source: 'Nguồn',
  report: 'Gửi mức bạn gặp',
  reportOf: 'Gửi mức bạn gặp: {{name}}',
  reportTitle: 'Bạn từng trả mức khác?',
  reportText:
    'Bạn cho biết món gì, ở đâu, ngày nào, bao nhiêu tiền nhé. Ban biên tập xem lại rồi sửa bảng.',
  rule: 'Chỗ không niêm yết giá, “quá đắt” là mức ban biên tập đặt cho từng món.',
  stored: 'Mở trang này một lần, lần sau mất kết nối vẫn xem được.',
  cards: 'Thẻ chữ lớn',
  print: 'In bảng giá',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    prices: typeof texts
  }
}
