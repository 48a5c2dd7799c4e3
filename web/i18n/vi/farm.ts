export const texts = {
  name: 'Tour nông trại',
  kicker: 'Tour nhà mình · đi từ Sài Gòn',
  book: 'Hỏi và giữ chỗ',
  bookDay: 'Chọn ngày, giữ chỗ',
  bookDayText:
    'Xem ngày nào còn chỗ và tổng tiền trước, rồi mới điền tên. Giữ chỗ 15 phút không mất gì.',
  perGuest: 'một khách',
  season: 'Vườn mở {{from}}–{{to}}/{{year}}',
  nowRipe: 'Đang chín {{month}}:',
  ripeness: { main: 'Chính vụ', some: 'Lác đác' },
  inclusions: 'Giá đã gồm',
  terms: 'Nhóm, phụ thu, hủy',
  dealPage: 'Xem trang ưu đãi',
  reviews: {
    title: 'Khách đã đi nói gì',
    average_other: '{{average}} trên 5, {{count}} lời của khách đã đi',
    mark: '{{mark}}/5',
    month: '{{month}} năm {{year}}',
  },
  proof: { years: '{{years}} năm làm trái cây sấy', certified: 'Chứng nhận và đăng ký: {{names}}' },
  calendar: 'Tháng nào trái gì chín',
  calendarCaption: 'Các loại trái theo tháng, từ tháng 1 đến tháng 12',
  fruit: 'Loại trái',
  fruitDetails: 'Từng loại: trồng ở đâu, bạn làm được gì',
  thisMonth: 'tháng này',
  monthsOf: 'Rộ tháng {{months}}',
  allYear: 'Quanh năm',
  ways: { book: 'Đặt chỗ', wait: 'Báo tôi', trip: 'Lên lịch trình' },
  bookingHeading: 'Hỏi và giữ chỗ',
  bookingMessage: 'Tôi muốn giữ chỗ “{{title}}”.',
  privateText: 'Muốn hỏi trước cho mùa tới, hay đi một vườn khác?',
  privateLink: 'Viết cho chúng tôi',
  questions: 'Hỏi nhanh',
  ownDeal: 'Nhà mình làm',
  bookable: 'Đang nhận đặt, từ {{day}}',
  opensAgain: 'Mở lại từ {{day}}',
  notice: {
    title: 'Tháng khác? Báo tôi khi vườn mở',
    titleBookable: 'Chưa chọn được ngày? Báo tôi khi vườn sắp mở',
    titleFrom: 'Vườn mở lại ngày {{day}}. Bạn muốn biết trước?',
    intro:
      'Để lại e-mail: trước khi vườn mở, chúng tôi viết một lá thư có ngày đi, giá và trái đang chín.',
    email: 'E-mail của bạn',
    submit: 'Báo tôi khi mở vườn',
    submitting: 'Đang xử lý...',
    successTitle: 'Đã nhận đăng ký!',
    successText:
      'Cảm ơn bạn. Bạn mở hộp thư và xác nhận địa chỉ e-mail nhé, vườn sắp mở chúng tôi sẽ viết.',
    errorTitle: 'Có lỗi xảy ra',
    errorText: 'Bạn thử lại sau ít phút nhé.',
    privacy: 'Mỗi mùa một lá thư. Muốn ngừng lúc nào cũng được.',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    farm: typeof texts
  }
}
