import type { DestinationSlug } from '../../../schema/destinations'

/** A place to be driven to. */
export interface ShowMePlace {
  nameVi: string
  nameEn: string
}

/** What a traveller shows at one destination. */
export interface ShowMeDestination {
  /** Written below a place's name, so that a driver knows which town is meant. */
  area: string
  /** Whether it is too wide to be driven to. */
  isWide?: boolean
  places: ShowMePlace[]
  /** Dishes as one orders them, with what they are. */
  orders: { say: string; meaningEn: string }[]
}

function show(
  area: string,
  places: [vi: string, en: string][],
  orders: [say: string, meaningEn: string][],
): ShowMeDestination {
  return {
    area,
    places: places.map(([nameVi, nameEn]) => ({ nameVi, nameEn })),
    orders: orders.map(([say, meaningEn]) => ({ say, meaningEn })),
  }
}

/** Places and dishes that the pages of the destinations name. */
export const showMeDestinations: Record<DestinationSlug, ShowMeDestination> = {
  hanoi: show(
    'Hà Nội',
    [
      ['Sân bay Nội Bài', 'Noi Bai airport'],
      ['Ga Hà Nội', 'Hanoi railway station'],
      ['Hồ Gươm', 'Hoan Kiem Lake'],
      ['Văn Miếu – Quốc Tử Giám', 'Temple of Literature'],
      ['Hoàng thành Thăng Long', 'Thang Long Imperial Citadel'],
      ['Làng gốm Bát Tràng', 'Bat Trang pottery village'],
    ],
    [
      ['Cho tôi một bát phở bò', 'A bowl of beef noodle soup, please'],
      ['Cho tôi một suất bún chả', 'One portion of grilled pork with noodles and herbs, please'],
      ['Cho tôi một suất chả cá Lã Vọng', 'One portion of turmeric fish with dill, please'],
      [
        'Cho tôi một bát bún thang',
        'A bowl of noodle soup with chicken, egg and pork roll, please',
      ],
      ['Cho tôi một cốc cà phê trứng', 'A cup of egg coffee, please'],
    ],
  ),
  'halong-bay': show(
    'Hạ Long, Quảng Ninh',
    [
      ['Sân bay Vân Đồn', 'Van Don airport'],
      ['Bảo tàng Quảng Ninh', 'Quang Ninh Museum'],
      ['Chùa Long Tiên', 'Long Tien Pagoda'],
    ],
    [
      ['Cho tôi một đĩa chả mực', 'A plate of squid cakes, please'],
      ['Cho tôi một bát bún bề bề', 'A bowl of mantis shrimp noodle soup, please'],
      ['Cho tôi một đĩa ngán nướng', 'A plate of grilled mangrove clams, please'],
      ['Cho tôi một đĩa hàu nướng mỡ hành', 'A plate of grilled oysters with scallion oil, please'],
    ],
  ),
  sapa: show(
    'Sa Pa, Lào Cai',
    [
      ['Ga Lào Cai', 'Lao Cai railway station'],
      ['Bản Tả Van', 'Ta Van village'],
      ['Bản Tả Phìn', 'Ta Phin village'],
      ['Thác Tình Yêu', 'Love Waterfall'],
      ['Đèo Ô Quy Hồ', 'O Quy Ho Pass'],
      ['Chợ Bắc Hà', 'Bac Ha market'],
    ],
    [
      ['Cho tôi một nồi lẩu cá hồi', 'A salmon hotpot, please'],
      ['Cho tôi một đĩa thịt trâu gác bếp', 'A plate of smoked buffalo, please'],
      ['Cho tôi một ống cơm lam', 'A tube of sticky rice cooked in bamboo, please'],
      ['Cho tôi một bát phở chua', 'A bowl of cool sour noodles, please'],
    ],
  ),
  'ha-giang': show(
    'Hà Giang, Tuyên Quang',
    [
      ['Đèo Mã Pì Lèng', 'Ma Pi Leng Pass'],
      ['Cột cờ Lũng Cú', 'Lung Cu flag tower'],
      ['Đồng Văn', 'Dong Van town'],
    ],
    [
      ['Cho tôi một bát cháo ấu tẩu', 'A bowl of bitter root porridge, please'],
      ['Cho tôi một phần bánh cuốn trứng', 'One portion of rice rolls with egg, please'],
      ['Cho tôi một bát thắng dền', 'A bowl of sticky-rice dumplings in ginger syrup, please'],
      ['Cho tôi một cái bánh tam giác mạch', 'One buckwheat cake, please'],
    ],
  ),
  'ninh-binh': show(
    'Ninh Bình',
    [
      ['Tràng An', 'Trang An boat landing'],
      ['Tam Cốc', 'Tam Coc'],
      ['Hang Múa', 'Mua Cave'],
      ['Bích Động', 'Bich Dong Pagoda'],
      ['Cúc Phương', 'Cuc Phuong National Park'],
      ['Nhà thờ đá Phát Diệm', 'Phat Diem stone cathedral'],
    ],
    [
      ['Cho tôi một đĩa dê tái chanh', 'A plate of rare goat with lime, please'],
      ['Cho tôi một suất cơm cháy', 'One portion of crisp rice with sauce, please'],
      ['Cho tôi một bát miến lươn', 'A bowl of glass noodles with eel, please'],
    ],
  ),
  'phong-nha': show(
    'Phong Nha, Quảng Trị',
    [
      ['Động Phong Nha', 'Phong Nha Cave'],
      ['Động Thiên Đường', 'Paradise Cave'],
      ['Sông Chày – Hang Tối', 'Chay River and Dark Cave'],
      ['Suối nước Moọc', 'Mooc spring'],
    ],
    [
      ['Cho tôi một con gà nướng', 'One grilled chicken, please'],
      ['Cho tôi một tô cháo canh', 'A bowl of thick noodle soup, please'],
      ['Cho tôi một phần bánh bột lọc', 'One portion of tapioca dumplings, please'],
      ['Cho tôi một tô cháo hàu', 'A bowl of oyster porridge, please'],
    ],
  ),
  hue: show(
    'Huế',
    [
      ['Sân bay Phú Bài', 'Phu Bai airport'],
      ['Ga Huế', 'Hue railway station'],
      ['Đại Nội Huế', 'Imperial City'],
      ['Chùa Thiên Mụ', 'Thien Mu Pagoda'],
      ['Lăng Minh Mạng', 'Tomb of Minh Mang'],
      ['Lăng Tự Đức', 'Tomb of Tu Duc'],
      ['Lăng Khải Định', 'Tomb of Khai Dinh'],
      ['Phá Tam Giang', 'Tam Giang Lagoon'],
    ],
    [
      ['Cho tôi một tô bún bò Huế', 'A bowl of spicy lemongrass beef noodle soup, please'],
      ['Cho tôi một tô cơm hến', 'A bowl of rice with tiny river clams, please'],
      ['Cho tôi một phần bánh bèo', 'One portion of steamed rice cakes with shrimp, please'],
      ['Cho tôi một phần nem lụi', 'One portion of grilled pork skewers, please'],
      ['Cho tôi một ly chè', 'A glass of sweet soup, please'],
    ],
  ),
  'da-nang': show(
    'Đà Nẵng',
    [
      ['Sân bay Đà Nẵng', 'Da Nang airport'],
      ['Ga Đà Nẵng', 'Da Nang railway station'],
      ['Biển Mỹ Khê', 'My Khe Beach'],
      ['Ngũ Hành Sơn', 'Marble Mountains'],
      ['Cầu Rồng', 'Dragon Bridge'],
      ['Chùa Linh Ứng', 'Linh Ung Pagoda'],
      ['Bảo tàng Điêu khắc Chăm', 'Museum of Cham Sculpture'],
      ['Bà Nà', 'Ba Na Hills'],
    ],
    [
      [
        'Cho tôi một tô mì Quảng',
        'A bowl of turmeric noodles with shrimp, pork and peanuts, please',
      ],
      ['Cho tôi một tô bún chả cá', 'A bowl of fish cake noodle soup, please'],
      [
        'Cho tôi một phần bánh tráng cuốn thịt heo',
        'One portion of pork and herbs to roll in rice paper, please',
      ],
      ['Cho tôi một phần bánh xèo', 'One portion of sizzling crisp pancake, please'],
    ],
  ),
  'hoi-an': show(
    'Hội An, Đà Nẵng',
    [
      ['Chùa Cầu', 'Japanese Covered Bridge'],
      ['Nhà cổ Tấn Ký', 'Tan Ky old house'],
      ['Hội quán Phúc Kiến', 'Fujian assembly hall'],
      ['Chợ Hội An', 'Hoi An market'],
      ['Làng rau Trà Quế', 'Tra Que vegetable village'],
      ['Rừng dừa nước Cẩm Thanh', 'Cam Thanh nipa palms'],
      ['Biển An Bàng', 'An Bang beach'],
      ['Làng gốm Thanh Hà', 'Thanh Ha pottery village'],
      ['Thánh địa Mỹ Sơn', 'My Son Sanctuary'],
    ],
    [
      ['Cho tôi một tô cao lầu', 'A bowl of chewy noodles with pork and herbs, please'],
      ['Cho tôi một tô mì Quảng', 'A bowl of turmeric noodles in a little rich broth, please'],
      ['Cho tôi một phần cơm gà', 'One portion of chicken rice with onion and herbs, please'],
      [
        'Cho tôi một phần bánh bao bánh vạc',
        'One portion of “white rose” shrimp dumplings, please',
      ],
      ['Cho tôi một ổ bánh mì', 'One filled baguette, please'],
      ['Cho tôi một ly chè bắp', 'A glass of sticky-corn pudding, please'],
    ],
  ),
  'quy-nhon': show(
    'Quy Nhơn, Gia Lai',
    [
      ['Ga Diêu Trì', 'Dieu Tri railway station'],
      ['Kỳ Co', 'Ky Co beach'],
      ['Eo Gió', 'Eo Gio'],
      ['Tháp Bánh Ít', 'Banh It towers'],
      ['Tháp Đôi', 'Twin Towers'],
      ['Gành Đá Đĩa', 'Ganh Da Dia'],
    ],
    [
      ['Cho tôi một tô bún chả cá', 'A bowl of fishcake noodle soup, please'],
      ['Cho tôi một phần bánh xèo tôm nhảy', 'One portion of small pancakes with shrimp, please'],
      ['Cho tôi một tô bún rạm', 'A bowl of noodles with lagoon crabs, please'],
      [
        'Cho tôi một phần bánh hỏi lòng heo',
        'One portion of rice-noodle sheets with pork offal, please',
      ],
    ],
  ),
  'nha-trang': show(
    'Nha Trang, Khánh Hòa',
    [
      ['Ga Nha Trang', 'Nha Trang railway station'],
      ['Tháp Bà Ponagar', 'Po Nagar towers'],
      ['Hòn Chồng', 'Hon Chong rocks'],
      ['Bảo tàng Hải dương học', 'Museum of Oceanography'],
    ],
    [
      ['Cho tôi một tô bún cá', 'A bowl of fish noodle soup, please'],
      ['Cho tôi một phần nem nướng', 'One portion of grilled pork to roll in rice paper, please'],
      ['Cho tôi một phần bánh căn', 'One portion of little rice cakes, please'],
      ['Cho tôi một tô bánh canh chả cá', 'A bowl of thick noodles with fish cake, please'],
    ],
  ),
  'da-lat': show(
    'Đà Lạt, Lâm Đồng',
    [
      ['Sân bay Liên Khương', 'Lien Khuong airport'],
      ['Ga Đà Lạt', 'Da Lat railway station'],
      ['Chợ Đà Lạt', 'Da Lat market'],
      ['Chùa Linh Phước', 'Linh Phuoc Pagoda'],
      ['Dinh III', 'Bảo Đại’s Palace III'],
      ['Datanla', 'Datanla falls'],
      ['Langbiang', 'Langbiang mountain'],
      ['Đồi chè Cầu Đất', 'Cau Dat tea hills'],
    ],
    [
      [
        'Cho tôi một cái bánh tráng nướng',
        'One grilled rice paper with egg and spring onion, please',
      ],
      ['Cho tôi một phần bánh căn', 'One portion of small rice cakes with egg, please'],
      ['Cho tôi một nồi lẩu gà lá é', 'A chicken hotpot with lemon basil, please'],
      ['Cho tôi một phần nem nướng', 'One portion of grilled pork rolls with herbs, please'],
      ['Cho tôi một ly sữa đậu nành nóng', 'A glass of hot soy milk, please'],
    ],
  ),
  'mui-ne': show(
    'Mũi Né, Lâm Đồng',
    [
      ['Ga Phan Thiết', 'Phan Thiet railway station'],
      ['Đồi cát Bàu Trắng', 'White Dunes at Bau Trang'],
      ['Suối Tiên', 'Fairy Stream'],
      ['Tháp Pô Sah Inư', 'Po Sah Inu towers'],
      ['Hải đăng Kê Gà', 'Ke Ga lighthouse'],
    ],
    [
      ['Cho tôi một phần lẩu thả', 'One portion of lime-cured fish with hot broth, please'],
      ['Cho tôi một dĩa gỏi cá mai', 'A plate of raw silverfish salad, please'],
      ['Cho tôi một con mực một nắng nướng', 'One grilled half-dried squid, please'],
      ['Cho tôi một tô bánh canh chả cá', 'A bowl of thick noodles with fishcake, please'],
    ],
  ),
  'ho-chi-minh-city': show(
    'TP. Hồ Chí Minh',
    [
      ['Sân bay Tân Sơn Nhất', 'Tan Son Nhat airport'],
      ['Ga Sài Gòn', 'Saigon railway station'],
      ['Bến xe Miền Tây', 'Mien Tay bus station'],
      ['Dinh Độc Lập', 'Independence Palace'],
      ['Bảo tàng Chứng tích Chiến tranh', 'War Remnants Museum'],
      ['Bưu điện Thành phố', 'Central Post Office'],
      ['Chợ Bến Thành', 'Ben Thanh market'],
      ['Chùa Ngọc Hoàng', 'Jade Emperor Pagoda'],
      ['Chùa Bà Thiên Hậu', 'Thien Hau Temple'],
      ['Địa đạo Củ Chi', 'Cu Chi tunnels'],
    ],
    [
      ['Cho tôi một dĩa cơm tấm', 'A plate of broken rice with a grilled pork chop, please'],
      ['Cho tôi một tô hủ tiếu Nam Vang', 'A bowl of pork and prawn noodle soup, please'],
      ['Cho tôi một ổ bánh mì', 'One baguette with pâté, cold cuts and pickles, please'],
      ['Cho tôi một phần phá lấu', 'One portion of offal braised with coconut and spices, please'],
      ['Cho tôi một ly cà phê sữa đá', 'An iced coffee with condensed milk, please'],
    ],
  ),
  'phu-quoc': show(
    'Phú Quốc, An Giang',
    [
      ['Bãi Trường', 'Long Beach'],
      ['Dinh Cậu', 'Dinh Cau shrine'],
      ['Làng chài Hàm Ninh', 'Ham Ninh fishing village'],
      ['Cáp treo Hòn Thơm', 'Hon Thom cable car'],
      ['Nhà tù Phú Quốc', 'Phu Quoc Prison'],
      ['Gành Dầu', 'Ganh Dau'],
    ],
    [
      ['Cho tôi một dĩa gỏi cá trích', 'A plate of raw herring salad with coconut, please'],
      ['Cho tôi một tô bún quậy', 'A bowl of noodles with fish and prawn paste, please'],
      ['Cho tôi một tô bún kèn', 'A bowl of noodles in a coconut and fish curry, please'],
      ['Cho tôi một ký ghẹ hấp', 'One kilo of steamed flower crab, please'],
    ],
  ),
  'mekong-delta': {
    isWide: true,
    ...show(
      'Cần Thơ và miền Tây',
      [
        ['Sân bay Cần Thơ', 'Can Tho airport'],
        ['Chợ nổi Cái Răng', 'Cai Rang floating market'],
        ['Nhà cổ Bình Thủy', 'Binh Thuy old house'],
        ['Cồn Sơn', 'Con Son islet'],
        ['Rừng tràm Trà Sư', 'Tra Su melaleuca forest'],
        ['Chùa Dơi', 'Bat Pagoda, Soc Trang'],
      ],
      [
        ['Cho tôi một nồi lẩu mắm', 'A fermented-fish hotpot, please'],
        ['Cho tôi một cái bánh xèo', 'One big crisp turmeric pancake, please'],
        ['Cho tôi một con cá lóc nướng trui', 'One snakehead fish grilled in straw, please'],
        [
          'Cho tôi một tô bún nước lèo',
          'A bowl of noodles in a clear fermented-fish broth, please',
        ],
        ['Cho tôi một tô hủ tiếu', 'A bowl of springy rice noodles with pork and prawns, please'],
      ],
    ),
  },
}
