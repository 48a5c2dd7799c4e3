export const texts = {
  title: 'Liên hệ với chúng tôi',
  intro:
    'Hỏi đường, đặt tour, bàn chuyện trái cây sấy: cứ viết vài dòng. Thư nào cũng có người đọc và trả lời, bằng tiếng Việt hoặc tiếng Anh.',
  toOffices: 'Xem các văn phòng',
  metaTitle: 'Liên hệ: văn phòng, WhatsApp, e-mail và mẫu nhắn tin',
  metaDescription:
    'Liên hệ về tour du lịch, tour nông trại, ẩm thực và nông sản: địa chỉ văn phòng ở Việt Nam và Hoa Kỳ, WhatsApp, giờ mở cửa, bản đồ và mẫu nhắn tin.',
  formTitle: 'Gửi tin nhắn',
  formIntro: 'Bạn kể càng rõ ngày đi, số người và điều cần, chúng tôi càng trả lời đúng ý.',
  fields: {
    name: 'Họ và tên',
    email: 'E-mail của bạn',
    phone: 'Điện thoại',
    service: 'Bạn quan tâm đến',
    message: 'Lời nhắn',
  },
  services: {
    tour: 'Tour du lịch',
    agriculture: 'Nông sản và tour nông trại',
    custom: 'Chuyến đi thiết kế riêng',
    food: 'Ẩm thực',
  },
  errors: {
    name: 'Bạn điền họ tên nhé.',
    email: 'Bạn điền e-mail để chúng tôi trả lời nhé.',
    emailForm: 'E-mail chưa đúng, bạn xem lại nhé (ví dụ: ten@vidu.vn).',
    message: 'Bạn viết cho chúng tôi vài dòng nhé.',
  },
  requiredNote: 'Có thể để trống số điện thoại.',
  privacy: 'Thông tin chỉ dùng để trả lời bạn và được xóa sau tối đa {{months}} tháng.',
  privacyLink: 'Chính sách bảo mật',
  submit: 'Gửi tin nhắn',
  sending: 'Đang gửi...',
  successTitle: 'Đã gửi tin nhắn!',
  successText: 'Cảm ơn bạn. Chúng tôi sẽ trả lời qua e-mail bạn vừa ghi.',
  again: 'Viết tin nhắn khác',
  errorTitle: 'Có lỗi xảy ra',
  errorText: 'Bạn thử lại sau ít phút nhé.',
  directTitle: 'Kênh chính thức',
  officialEmail: 'E-mail chính thức',
  mainSite: 'Trang chính của công ty',
  officesTitle: 'Văn phòng của chúng tôi',
  officesIntro: 'Bạn nhắn trước khi ghé để có người đợi nhé.',
  countries: { VN: 'Việt Nam', US: 'Hoa Kỳ' },
  address: 'Địa chỉ',
  chat: 'Nhắn tin',
  hours: 'Giờ mở cửa',
  officeEmail: 'E-mail của văn phòng',
  showOnMap: 'Xem trên bản đồ',
  directions: 'Mở trang bản đồ',
  map: {
    label: 'Bản đồ các văn phòng',
    disclosure: 'Bản đồ mở ra khi bạn cuộn đến đây. Hình nền bản đồ được tải từ máy chủ {{host}}.',
    showing: 'Đang xem: {{place}}',
    bothOffices: 'cả hai văn phòng',
    showBoth: 'Xem cả hai văn phòng',
    withoutTiles: 'Chưa tải được nền bản đồ. Ghim và thông tin văn phòng vẫn xem được.',
    twoFingers: 'Dùng hai ngón tay để di chuyển bản đồ.',
    zoomIn: 'Phóng to',
    zoomOut: 'Thu nhỏ',
    hoangSa: 'Quần đảo Hoàng Sa (Việt Nam)',
    truongSa: 'Quần đảo Trường Sa (Việt Nam)',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    contact: typeof texts
  }
}
