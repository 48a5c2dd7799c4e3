export const texts = {
  broken: 'Liên kết không còn dùng được',
  again: 'Đăng ký lại',
  sending: 'Đang xử lý…',
  meanwhile: 'Đi tiếp từ đây',
  letter: {
    kicker: 'Bản tin {{brand}}',
    onward: 'Đọc 30 ngày khám phá Việt Nam',
    confirm: {
      title: 'Xác nhận đăng ký bản tin',
      description: 'Xác nhận địa chỉ e-mail nhận bản tin của {{brand}}.',
      button: 'Xác nhận đăng ký',
      states: {
        ready: 'Chỉ còn một bước: bấm nút dưới đây để bắt đầu nhận bản tin.',
        done: 'Xong rồi! Thư chào mừng đang trên đường đến hộp thư của bạn.',
        used: 'Liên kết này đã được dùng rồi nên bạn không cần làm gì thêm.',
        expired:
          'Liên kết này đã hết hạn sau 7 ngày. Bạn điền lại địa chỉ e-mail ở khung bên dưới nhé, chúng tôi sẽ gửi liên kết mới.',
        invalid:
          'Liên kết này không đúng. Có thể địa chỉ đã bị cắt khi sao chép: bạn bấm lại vào nút trong thư hoặc đăng ký lại ở khung bên dưới nhé.',
      },
    },
    unsubscribe: {
      title: 'Ngừng nhận bản tin',
      description: 'Ngừng nhận bản tin của {{brand}}.',
      button: 'Ngừng nhận bản tin',
      states: {
        ready: 'Bấm nút dưới đây, chúng tôi sẽ không gửi bản tin đến địa chỉ này nữa.',
        done: 'Đã xong, bạn sẽ không nhận bản tin nữa. Khi nào muốn nghe chuyện đường xa, bạn lại ghé nhé.',
        used: 'Địa chỉ này đã ngừng nhận bản tin rồi.',
        expired: 'Liên kết này đã hết hạn. Bạn dùng liên kết trong thư mới nhất của chúng tôi nhé.',
        invalid:
          'Liên kết này không đúng. Bạn bấm lại vào liên kết ở cuối thư hoặc viết cho chúng tôi ở trang Liên hệ nhé.',
      },
    },
  },
  orchard: {
    kicker: 'Tin mở vườn',
    onward: 'Xem tour nông trại và lịch trái chín',
    confirm: {
      title: 'Xác nhận nhận tin mở vườn',
      description: 'Xác nhận địa chỉ e-mail nhận tin mở vườn của {{brand}}.',
      button: 'Xác nhận đăng ký',
      states: {
        ready: 'Chỉ còn một bước: bấm nút dưới đây, vườn sắp mở là bạn biết trước.',
        done: 'Xong rồi! Trước mùa, chúng tôi viết cho bạn. Bản tin khác không gửi kèm.',
        used: 'Liên kết này đã được dùng rồi nên bạn không cần làm gì thêm.',
        expired:
          'Liên kết này đã hết hạn sau 7 ngày. Bạn điền lại địa chỉ e-mail ở khung bên dưới nhé, chúng tôi sẽ gửi liên kết mới.',
        invalid:
          'Liên kết này không đúng. Bạn bấm lại vào nút trong thư hoặc đăng ký lại ở khung bên dưới nhé.',
      },
    },
    unsubscribe: {
      title: 'Ngừng nhận tin mở vườn',
      description: 'Ngừng nhận tin mở vườn của {{brand}}.',
      button: 'Ngừng nhận tin mở vườn',
      states: {
        ready:
          'Bấm nút dưới đây, chúng tôi sẽ không báo tin mở vườn đến địa chỉ này nữa. Bản tin khác, nếu bạn có đăng ký, vẫn gửi.',
        done: 'Đã xong, bạn sẽ không nhận tin mở vườn nữa. Vườn vẫn ở đó, khi nào muốn đi bạn cứ ghé.',
        used: 'Địa chỉ này đã ngừng nhận tin mở vườn rồi.',
        expired: 'Liên kết này đã hết hạn. Bạn dùng liên kết trong thư mới nhất của chúng tôi nhé.',
        invalid:
          'Liên kết này không đúng. Bạn bấm lại vào liên kết ở cuối thư hoặc viết cho chúng tôi ở trang Liên hệ nhé.',
      },
    },
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    newsletter: typeof texts
  }
}
