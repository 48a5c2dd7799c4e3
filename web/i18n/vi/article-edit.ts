export const texts = {
  edit: 'Sửa',
  editPost: 'Sửa “{{title}}”',
  delete: 'Xóa',
  deletePost: 'Xóa “{{title}}”',
  open: 'Mở trong quản trị',
  openPost: 'Mở trong quản trị: “{{title}}”',
  title: 'Sửa bài viết',
  fields: {
    titleVi: 'Tiêu đề tiếng Việt',
    titleEn: 'Tiêu đề tiếng Anh',
    summaryVi: 'Tóm tắt tiếng Việt',
    summaryEn: 'Tóm tắt tiếng Anh',
    tags: 'Từ khóa',
  },
  tagsHint: 'Cách nhau bằng dấu phẩy',
  required: {
    titleVi: 'Bạn nhập tiêu đề tiếng Việt nhé',
    titleEn: 'Bạn nhập tiêu đề tiếng Anh nhé',
    summaryVi: 'Bạn nhập tóm tắt tiếng Việt nhé',
    summaryEn: 'Bạn nhập tóm tắt tiếng Anh nhé',
  },
  save: 'Lưu thay đổi',
  saving: 'Đang lưu...',
  cancel: 'Hủy',
  logIn: 'Đăng nhập trong tab mới',
  confirmDelete: 'Bạn có chắc muốn xóa “{{title}}”?',
  successTitle: 'Thành công',
  updated: 'Đã cập nhật bài viết',
  deleted: 'Đã xóa bài viết',
  undeleted: 'Đã khôi phục bài viết',
  errorTitle: 'Lỗi',
  noPost: 'Không có bài viết nào đang được sửa',
  updateFailed: 'Không cập nhật được bài viết',
  deleteFailed: 'Không xóa được bài viết',
  somebody: 'Ai đó',
  conflictTitle: 'Bài viết vừa được người khác thay đổi',
  conflictText:
    '{{who}} đã lưu bài lúc {{time}} ngày {{date}}. Những gì bạn gõ vẫn còn ở đây. Bạn mở cả hai bản trong trình soạn thảo để so sánh nhé.',
  conflictDeleted:
    '{{who}} đã chuyển bài vào thùng rác lúc {{time}} ngày {{date}}. Những gì bạn gõ vẫn còn ở đây. Bạn mở trình soạn thảo để khôi phục bài nhé.',
  openBoth: 'Mở cả hai bản',
  undeleteFailed: 'Không khôi phục được bài viết',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'article-edit': typeof texts
  }
}
