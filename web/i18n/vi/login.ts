export const texts = {
  title: 'Đăng nhập quản trị',
  intro: 'Dành cho người viết bài và nhân viên của {{brand}}.',
  username: 'Tên đăng nhập',
  usernameHint: 'Nhập tên đăng nhập',
  password: 'Mật khẩu',
  passwordHint: 'Nhập mật khẩu',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  needsScripts: 'Cần bật JavaScript để đăng nhập.',
  submit: 'Đăng nhập',
  submitting: 'Đang đăng nhập...',
  missingTitle: 'Thiếu thông tin đăng nhập',
  missingText: 'Bạn nhập cả tên đăng nhập và mật khẩu nhé',
  failedTitle: 'Đăng nhập thất bại',
  code: 'Mã xác minh',
  codeText: 'Nhập mã 6 số trong ứng dụng xác thực của bạn.',
  recoveryCode: 'Mã khôi phục',
  recoveryText: 'Nhập một trong các mã khôi phục bạn đã cất. Mỗi mã chỉ dùng được một lần.',
  useRecovery: 'Dùng mã khôi phục',
  useCode: 'Dùng ứng dụng xác thực',
  confirmCode: 'Xác minh',
  confirmingCode: 'Đang xác minh...',
  missingCode: 'Bạn nhập mã nhé',
  codeStep: 'Đã nhận mật khẩu. Còn một bước: nhập mã xác minh.',
  startAgain: 'Đăng nhập bằng tên khác',
  passkey: {
    logIn: 'Đăng nhập bằng khóa truy cập',
    cancelled: 'Bạn đã hủy, để quá lâu, hoặc trình duyệt không cho phép. Bạn thử lại nhé.',
    known: 'Thiết bị này đã có khóa truy cập của bạn rồi.',
    unable: 'Thiết bị hoặc trình duyệt này không dùng được khóa truy cập ở đây.',
  },
  roles: { owner: 'chủ sở hữu', editor: 'biên tập viên' },
  invite: {
    title: 'Nhận lời mời',
    intro: 'Chọn mật khẩu để vào trang quản trị của {{brand}}.',
    checking: 'Đang xem lời mời...',
    text: 'Bạn được {{invitedBy}} mời làm {{role}}. Tên đăng nhập của bạn là {{username}}.',
    newPassword: 'Mật khẩu mới',
    passwordText: 'Mật khẩu cần ít nhất {{length}} ký tự; một câu dễ nhớ là tốt nhất.',
    short: 'Mật khẩu cần ít nhất {{length}} ký tự',
    guessable:
      'Mật khẩu này dễ đoán: nhiều người dùng, toàn từ quen thuộc, phím liền nhau hoặc lặp lại',
    accept: 'Tạo tài khoản',
    accepting: 'Đang tạo tài khoản...',
    failed: 'Chưa tạo được tài khoản',
    invalid: 'Lời mời không còn dùng được',
    invalidText:
      'Liên kết đã được dùng, bị thu hồi hoặc quá 72 giờ. Bạn nhờ người mời gửi liên kết mới nhé.',
    toLogin: 'Đến trang đăng nhập',
    doneTitle: 'Tài khoản đã sẵn sàng',
    doneText: 'Chào mừng bạn vào nhóm!',
  },
  successTitle: 'Đăng nhập thành công',
  successText: 'Chào mừng quản trị viên trở lại!',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    login: typeof texts
  }
}
