/** What a page says where no scripts run; the browser loads it only with the answer to a form that was posted without them. */
export const texts = {
  withoutScripts:
    'Để biết người gửi không phải là máy, mẫu này cần JavaScript, mà trình duyệt của bạn đang tắt. Xin viết thư cho chúng tôi:',
  notSentTitle: 'Chưa gửi được – {{title}}',
  faultTitle: 'Chưa gửi được: còn vài chỗ cần sửa',
  failedTitle: 'Chưa gửi được',
  missing: {
    name: 'Xin cho biết họ tên của bạn.',
    email: 'Xin cho biết địa chỉ e-mail của bạn.',
    message: 'Xin viết vài dòng cho chúng tôi.',
  },
  emailForm: 'E-mail này chưa đúng dạng, ví dụ: ten@vidu.vn.',
  invalid: 'Nội dung ở ô này quá dài hoặc chưa đúng dạng.',
  tooMany_other: 'Bạn đã gửi khá nhiều lần. Vui lòng thử lại sau {{count}} phút. Những gì bạn viết vẫn còn nguyên bên dưới.',
  notHuman:
    'Chúng tôi cần biết chắc người gửi không phải là máy, mà bước kiểm tra này chỉ chạy khi trình duyệt bật JavaScript. Những gì bạn viết vẫn còn nguyên bên dưới: bạn có thể bật JavaScript rồi gửi lại.',
  otherSite: 'Vì lý do an toàn, chúng tôi chỉ nhận nội dung gửi từ chính trang này. Bạn hãy điền lại vào mẫu bên dưới.',
  tooLarge: 'Nội dung dài quá, chúng tôi không nhận được. Bạn hãy bấm nút Quay lại của trình duyệt, rút gọn rồi gửi lại.',
  unreadable: 'Chúng tôi không đọc được nội dung vừa gửi. Bạn hãy bấm nút Quay lại của trình duyệt rồi gửi lại.',
  unavailable:
    'Dịch vụ tạm thời gián đoạn, chưa có gì được gửi đi. Những gì bạn viết vẫn còn nguyên bên dưới: bạn thử gửi lại sau ít phút.',
  failed: 'Máy chủ gặp trục trặc. Những gì bạn viết vẫn còn nguyên bên dưới: bạn thử gửi lại sau ít phút.',
  mail: 'Bạn cũng có thể viết thư cho chúng tôi:',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    forms: typeof texts
  }
}
