export const texts = {
  title: 'Một ngày ở vườn trái cây',
  metaTitle: 'Tour nông trại: mùa nào trái nấy, một ngày trong vườn xoài',
  metaDescription:
    'Tháng nào trái gì chín, một ngày trong vườn xoài Cái Bè ra sao, giá bao nhiêu và đặt chỗ thế nào: tour nông trại do chính Mango Road dẫn.',
  notice: {
    email: 'E-mail của bạn',
    submit: 'Báo tôi khi mở vườn',
    submitting: 'Đang xử lý...',
    successTitle: 'Đã nhận đăng ký!',
    successText: 'Cảm ơn bạn. Bạn mở hộp thư và xác nhận địa chỉ e-mail nhé, vườn sắp mở chúng tôi sẽ viết.',
    errorTitle: 'Có lỗi xảy ra',
    errorText: 'Bạn thử lại sau ít phút nhé.',
    privacy: 'Một lá thư trước mỗi mùa, có ngày đi và giá. Muốn ngừng lúc nào cũng được.',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    farm: typeof texts
  }
}
