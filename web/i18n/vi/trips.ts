export const texts = {
  title: 'Lên lịch trình chuyến đi',
  metaTitle: 'Lên lịch trình du lịch Việt Nam cùng người địa phương',
  metaDescription:
    'Kể cho chúng tôi về chuyến đi Việt Nam của bạn: nơi muốn đến, thời gian, ngân sách. Chúng tôi trả lời trong 24\u00a0giờ, thứ Hai – thứ Sáu.',
  wish: 'Tôi muốn đi theo “{{title}}”.',
  changeWish: 'Tôi muốn đi theo “{{title}}”, nhưng đổi ngày {{day}}: ',
  savedWish: 'Tôi đã lưu: {{titles}}.',
  fields: {
    name: 'Họ tên',
    email: 'E-mail',
    phone: 'Điện thoại, Zalo hoặc WhatsApp',
    destination: 'Bạn muốn đi đâu?',
    travelDates: 'Thời gian dự định',
    groupSize: 'Số người',
    budget: 'Ngân sách',
    interests: 'Sở thích',
    message: 'Điều bạn muốn nói thêm',
  },
  more: 'Thêm chi tiết (không bắt buộc)',
  hints: {
    destination: 'Hội An, Huế…',
    travelDates: 'Giữa tháng 3, 10 ngày',
    groupSize: '2 người lớn, 1 trẻ em',
    budget: '20 triệu đồng một người',
    interests: 'Ăn uống, đi bộ, trái cây…',
  },
  pickers: {
    destination: 'Chọn điểm đến',
    travelDates: 'Chọn ngày đi',
    months: 'Tháng đi',
    firstDay: 'Chọn ngày khởi hành.',
    lastDay: '{{date}}. Chọn tiếp ngày về, nếu là ngày khác.',
    done: 'Xong',
  },
  requiredNote: 'Chỉ họ tên và e-mail là bắt buộc.',
  errors: {
    name: 'Bạn điền họ tên nhé.',
    email: 'Bạn điền e-mail để chúng tôi trả lời nhé.',
  },
  follows: {
    read: {
      title: 'Có người đọc',
      text: 'Một biên tập viên ở Đà Nẵng đọc yêu cầu, chỗ nào chưa rõ thì hỏi lại bạn.',
    },
    plan: { title: 'Bạn nhận phương án', text: 'Từng ngày đi đâu, chỗ nào vội, chỗ nào trái mùa.' },
    choose: {
      title: 'Bạn tự quyết',
      text: 'Sửa, giữ hay bỏ tùy bạn. Gửi yêu cầu chưa phải là đặt chỗ.',
    },
    chat: 'Muốn hỏi nhanh?',
  },
  submit: 'Gửi yêu cầu',
  sending: 'Đang gửi...',
  successTitle: 'Đã gửi yêu cầu!',
  successText:
    'Chúng tôi sẽ liên hệ với bạn trong 24\u00a0giờ, thứ Hai – thứ Sáu, để lên lịch trình.',
  again: 'Lên lịch trình khác',
  errorTitle: 'Có lỗi xảy ra',
  errorText: 'Bạn thử lại sau ít phút nhé.',
  privacy: 'Thông tin chỉ dùng để trả lời yêu cầu này và được xóa sau tối đa {{months}} tháng.',
  privacyLink: 'Chính sách bảo mật',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    trips: typeof texts
  }
}
