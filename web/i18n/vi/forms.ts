/** What a page says where no scripts run; the browser loads it only with the answer to a form that was posted without them. */
export const texts = {
  withoutScripts:
    'Mẫu này cần JavaScript để chặn thư rác, nhưng trình duyệt của bạn đang tắt. Bạn viết thư cho chúng tôi nhé:',
  notSentTitle: 'Chưa gửi được – {{title}}',
  faultTitle: 'Chưa gửi được: còn vài chỗ cần sửa',
  failedTitle: 'Chưa gửi được',
  missing: {
    name: 'Bạn điền họ tên nhé.',
    email: 'Bạn điền địa chỉ e-mail nhé.',
    message: 'Bạn viết cho chúng tôi vài dòng nhé.',
  },
  invalid: 'Nội dung quá dài hoặc chưa đúng định dạng.',
  tooMany_other:
    'Bạn đã gửi khá nhiều lần. Bạn thử lại sau {{count}} phút nhé. Những gì bạn viết vẫn còn nguyên bên dưới.',
  notHuman:
    'Trình duyệt tắt JavaScript nên chúng tôi chưa chạy được bước chặn thư rác. Những gì bạn viết vẫn còn nguyên bên dưới: bạn bật JavaScript rồi gửi lại nhé.',
  otherSite:
    'Vì lý do an toàn, chúng tôi chỉ nhận nội dung gửi từ chính trang này. Bạn điền lại vào mẫu bên dưới nhé.',
  tooLarge:
    'Nội dung dài quá nên chúng tôi không nhận được. Bạn bấm nút Quay lại của trình duyệt, rút gọn rồi gửi lại nhé.',
  unreadable:
    'Chúng tôi không đọc được nội dung vừa gửi. Bạn bấm nút Quay lại của trình duyệt rồi gửi lại nhé.',
  unavailable:
    'Dịch vụ tạm thời gián đoạn, chưa có gì được gửi đi. Những gì bạn viết vẫn còn nguyên bên dưới: bạn gửi lại sau ít phút nhé.',
  failed:
    'Máy chủ gặp trục trặc. Những gì bạn viết vẫn còn nguyên bên dưới: bạn gửi lại sau ít phút nhé.',
  noSeats:
    'Không còn đủ chỗ, hoặc ngày này thôi nhận khách. Bạn chọn ngày khác hoặc bớt người nhé. Chưa có đồng nào bị trừ.',
  tooLate:
    'Việc này không còn làm được nữa: đã quá giờ, hoặc đặt chỗ vừa đổi. Bạn tải lại trang để xem tình hình nhé.',
  payment:
    'Trang trả tiền không mở được, chưa có đồng nào bị trừ. Chỗ vẫn được giữ: bạn thử lại hoặc chọn cách trả khác nhé.',
  mail: 'Bạn cũng có thể viết thư cho chúng tôi:',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    forms: typeof texts
  }
}
