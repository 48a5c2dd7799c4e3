export const texts = {
  title: 'Đăng nhập quản trị',
  intro: 'Dành cho người viết bài và nhân viên của Mango Road.',
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
  successTitle: 'Đăng nhập thành công',
  successText: 'Chào mừng quản trị viên trở lại!',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    login: typeof texts
  }
}
