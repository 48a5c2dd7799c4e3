export const texts = {
  title: 'Trang đã tải về máy',
  description: 'Các trang {{brand}} bạn đã tải về máy này, mở được cả khi không có mạng.',
  intro:
    'Những trang này nằm sẵn trong máy, mở được cả khi không có mạng, và tự cập nhật khi có mạng trở lại.',
  notKept: 'Trang bạn muốn mở chưa được tải về máy.',
  tryAgain: 'Mở lại trang đó',
  emptyTitle: 'Chưa có trang nào được tải về',
  emptyText: 'Lúc có mạng, mở một cẩm nang hay điểm đến rồi chạm “Tải về máy”.',
  pictureAlt: 'Ghe thuyền trên sông giữa những vách núi đá vôi',
  list: 'Các trang đã tải về',
  sizeAndDate: '{{size}}, cập nhật {{date}}',
  total: 'Tất cả: {{size}}',
  remove: 'Xóa',
  removeItem: 'Xóa {{title}} khỏi máy',
  removeAll: 'Xóa tất cả',
  confirmRemoveAll: 'Không có mạng thì sẽ không tải lại được. Xóa hết chứ?',
  yesRemove: 'Xóa hết',
  cancel: 'Thôi',
  removed: 'Đã xóa khỏi máy.',
  panel: {
    title: 'Đọc cả khi không có mạng',
    titleSaved: 'Tải chuyến đi của tôi về máy',
    measuring: 'Đang xem cần bao nhiêu chỗ…',
    size: 'Cần khoảng {{size}} trong máy: bài viết hai thứ tiếng, hình vẽ và thẻ chữ lớn cho tài xế hay đầu bếp xem.',
    sizeSaved_other:
      'Cần khoảng {{size}} trong máy cho {{count}} trang: bài viết hai thứ tiếng và hình vẽ.',
    confirm: 'Tải về',
    keeping: 'Đang tải… {{percent}}%',
    kept: 'Đã có trong máy. Khi có mạng, bản trong máy tự cập nhật.',
    keptSize:
      'Đã có trong máy, chiếm {{size}}, cập nhật {{date}}. Khi có mạng, bản này tự cập nhật.',
    showList: 'Xem các trang đã tải về',
    failed:
      'Chưa tải về được. Những gì đã có trong máy vẫn nguyên; bạn kiểm tra mạng rồi thử lại nhé.',
    full: 'Máy không còn đủ chỗ nên chưa tải về được. Những gì đã có trong máy vẫn nguyên; bạn xóa bớt rồi thử lại nhé.',
    refused:
      'Trình duyệt không cho trang này lưu gì vào máy. Bạn cho phép lưu dữ liệu (cookie) của {{brand}} rồi thử lại nhé.',
    unsupported:
      'Trình duyệt này không giữ trang trong máy được. Bạn thử Chrome, Safari, Edge hay Firefox bản mới, không ở chế độ riêng tư nhé.',
  },
  cards: {
    title: 'Thẻ chữ lớn',
    intro: 'Chìa màn hình cho tài xế, chủ quán hay người qua đường đọc.',
    groups: {
      go: 'Đi đâu',
      ride: 'Trên xe',
      order: 'Gọi món',
      diet: 'Ăn kiêng, dị ứng',
      ask: 'Hỏi han',
      pharmacy: 'Ở nhà thuốc',
      help: 'Khẩn cấp',
    },
    group: 'Chọn nhóm thẻ',
    cards: 'Các thẻ',
    position: 'Thẻ {{index}} trên {{total}}',
    previous: 'Thẻ trước',
    next: 'Thẻ sau',
    print: 'In các thẻ',
  },
  start: 'Trang chủ',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    offline: typeof texts
  }
}
