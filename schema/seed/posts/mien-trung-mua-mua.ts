import type { SeedPost } from '../types'

export const post: SeedPost = {
  id: 'post-mien-trung-mua-mua',
  slug: 'mien-trung-mua-mua',
  titleVi: 'Đi miền Trung mùa mưa: tính trước để khỏi chạy lụt',
  titleEn: 'Central Vietnam in the rains: how to plan for a season that won’t be planned',
  summaryVi:
    'Từ tháng 9 đến tháng 12, Huế, Đà Nẵng, Hội An có thể xanh ba ngày rồi ngập một đêm. Cách hiểu kiểu mưa, xếp lịch linh hoạt, xem dự báo và biết lúc đổi hướng.',
  summaryEn:
    'From September to December, Hue, Da Nang and Hoi An can be blue for three days and flooded overnight. How the rain works, how to build in slack, when to turn.',
  coverImage: '@assets/art/post-mien-trung-mua-mua',
  tags: ['Huế', 'Hội An', 'Đà Nẵng', 'Bạch Mã'],
  publishedAt: '2026-09-05T03:30:00.000Z',
  contentPillar: 'practical-travel',
  readingTimeMinutes: 4,
  destinationSlug: 'hue',
  featured: false,
  bodyVi: `Ở Hội An, nhiều nhà cổ còn vạch mực nước lụt trên cột gỗ, mỗi vạch kèm một năm, như nhà khác đo chiều cao con nít. Người lớn chỉ vạch này, vạch kia, kể chuyện khiêng tủ lên gác lúc nửa đêm bằng giọng của người đã quen. Khách thì khác. Khách chỉ có năm ngày phép, một vé máy bay và một tấm ảnh phố đèn lồng trong đầu.

Tháng Chín lại tới. Bài này không khuyên bạn đừng đi. Mùa mưa miền Trung có giá phòng dễ chịu, phố cổ vắng, món nóng ngon hơn hẳn. Nhưng phải đi kiểu khác.

## Mưa ở đây mưa thế nào

![Áo mưa đỏ treo trên móc, còn nhỏ giọt](@assets/art/spot-rain-cape)

Hai đầu đất nước mưa hè, riêng dải Huế, Đà Nẵng, Hội An mưa dồn về cuối năm. Tháng Chín bắt đầu có bão và áp thấp từ Biển Đông. Tháng Mười, tháng Mười một nặng nhất: riêng tháng Mười, Huế trung bình hứng khoảng 770 milimét. Sang tháng Mười hai, bão thưa dần, Huế chuyển qua mưa dầm, lạnh và xám, còn Đà Nẵng, Hội An có thêm những ngày hửng.

Đáng lo không hẳn là bão. Những trận lụt lớn thường đến khi không khí lạnh tràn xuống gặp gió đông ẩm từ biển, cả khối mây mắc lại ở Trường Sơn rồi trút. Sông miền Trung ngắn và dốc, nước lên nhanh trong vài giờ, rút trong hai, ba ngày. Cuối tháng 10/2025, đỉnh Bạch Mã đo được 1.739 milimét trong hai mươi bốn giờ, kỷ lục của cả nước; Huế và Hội An chìm trong nước, tàu Bắc – Nam phải dừng.

Giữa hai đợt mưa ấy, trời có thể xanh ngắt cả tuần. Khó là ở chỗ không ai nói trước được tuần nào.

## Xếp lịch có chỗ để thở

- **Đặt chỗ hoàn hủy được.** Trả thêm chút đỉnh cho phòng hủy miễn phí và vé đổi ngày, coi như tiền bảo hiểm.
- **Ở một nơi, đi về trong ngày.** Lấy [Đà Nẵng](/where-to-go/da-nang) làm gốc, thấy nắng thì chạy vào [Hội An](/where-to-go/hoi-an) hay ra [Huế](/where-to-go/hue), thay vì mỗi đêm một khách sạn.
- **Chừa một ngày trống** trước chuyến bay về, nhất là bay quốc tế.
- **Biển để hên xui.** Sóng lớn, cờ đỏ là chuyện thường; tàu ra Cù Lao Chàm có thể nghỉ nhiều ngày.
- **Có sẵn danh sách ngày mưa:** bảo tàng Chăm, lớp nấu ăn, nhà vườn Huế, tiệm may, một buổi chiều ngồi trà gừng nghe mưa trên mái ngói.

Ở Hội An, hỏi trước khách sạn hai câu: phố này từng ngập tới đâu, và nếu ngập thì có phòng trên lầu không.

## Theo dõi dự báo như người địa phương

Nguồn gốc của mọi bản tin là Trung tâm Dự báo khí tượng thủy văn quốc gia, trang nchmf.gov.vn, có cả tiếng Anh. Ngày nào cũng liếc ba thứ: tin bão, cảnh báo mưa lớn, và mực nước sông so với các mức báo động. Sông Hương, sông Bồ, sông Vu Gia, sông Thu Bồn mà lên báo động hai trở lên thì nên nghĩ tới chuyện rời vùng trũng; báo động ba là lụt lớn.

Dự báo đường đi của bão đáng tin trong hai, ba ngày; xa hơn chỉ nên coi là gợi ý. Ứng dụng thời tiết trên điện thoại vẽ đám mây mưa suốt mười ngày, đừng vì thế mà hủy chuyến.

## Nếu Hội An ngập

Bình tĩnh, vì phố này có nghề. Lệnh sơ tán hay chuyển khách sạn thì theo ngay, đi khi nước còn thấp. Gói hộ chiếu, thuốc, sạc dự phòng vào túi chống nước; sạc đầy máy vì điện có thể bị cắt để an toàn; mua nước uống, ít bánh.

![Cây chổi dừa dựng trên lớp bùn](@assets/art/spot-broom)

Đừng lội phố để chụp hình. Nước đục che miệng cống, dây điện, mảnh kính. Đừng thuê ghe đi chơi giữa dòng lũ, mấy chuyến ấy thường bị cấm, mà cấm là phải. Nước rút, cả phố xắn quần quét bùn; khách cầm giúp cây chổi nửa buổi sẽ được nhớ lâu.

> Bà chủ quán bên bờ sông Hoài bảo tôi: “Lụt thì nghỉ bán, nấu nồi cháo, hàng xóm chèo ghe qua ăn chung. Năm mô không lụt lại thấy thiếu thiếu.”

## Đường sá và nơi đang có nắng

Mưa lớn, đèo Hải Vân và đường La Sơn – Hòa Liên dễ sạt lở; đường sắt qua chân đèo và vùng trũng phía nam Huế có khi phong tỏa một, hai ngày. Ngành đường sắt thường cho trả vé hoặc trung chuyển khách. Sân bay Đà Nẵng ít khi đóng lâu, nên giữ đường thoát ở đó.

Cùng lúc ấy, miền Bắc vào mùa đẹp nhất. [Hà Nội](/where-to-go/hanoi) tháng Mười nắng hanh, [Ninh Bình](/where-to-go/ninh-binh) khô ráo, [cao nguyên đá Đồng Văn](/where-to-go/ha-giang) vào mùa tam giác mạch. Miền Nam bắt đầu dứt mưa từ tháng Mười một; Phú Quốc sáng dần. Riêng [Nha Trang](/where-to-go/nha-trang) cũng mưa cuối năm, đừng nhầm.

Cách khôn nhất là bay vào Đà Nẵng với một phương án hai trong túi: ba ngày đầu xem trời, xấu quá thì ra Bắc. Xem thêm trang [lên kế hoạch](/plan-your-trip).`,
  bodyEn: `In Hoi An’s old merchant houses there are lines on the wooden pillars, each with a year beside it, the way other families measure children. They are flood levels. The owners talk about carrying furniture upstairs at midnight in the tone of people who have done it often. Visitors have less practice: five days, one ticket and a picture of lanterns in their heads.

September is here again. This is not an article telling you to stay away. In the wet months central Vietnam has kinder room rates, emptier lanes and better soup. You just have to travel differently.

## How the rain works

![A red rain cape dripping on its hook](@assets/art/spot-rain-cape)

The north and south of the country get their rain in summer. The strip around Hue, Da Nang and Hoi An saves it for the end of the year. Storms and tropical depressions begin to arrive in September. October and November are the heaviest: Hue’s average for October alone is around 770 mm, more than London sees in a year. By December the storms thin out; Hue turns grey, cool and drizzly, while Da Nang and Hoi An win back some bright days.

Typhoons make the headlines, but the big floods usually come when cold air from the north meets wet easterly winds and the whole mass sticks against the mountains. Rivers here are short and steep. They rise in hours and fall in two or three days. In late October 2025 Bach Ma peak, south of Hue, recorded 1,739 mm in twenty-four hours, a national record. Hue and Hoi An went under, and trains between Hanoi and Saigon stopped.

Between such episodes the sky can be blue for a week. Nobody can tell you which week.

## Build in slack

- **Book what you can cancel.** Treat the extra for a refundable room and a changeable ticket as insurance.
- **Choose a base.** Sleep in [Da Nang](/where-to-go/da-nang), then dash to [Hoi An](/where-to-go/hoi-an) or [Hue](/where-to-go/hue) when the sun appears.
- **Leave a spare day** before your flight home.
- **Count the beach as a bonus.** Expect surf and red flags; boats to the Cham Islands may stop for days.
- **Keep a rain list:** the Cham museum, a cooking class, a Hue garden house, a tailor’s fitting, ginger tea under a tiled roof.

If you do stay in Hoi An, ask the hotel two things: how high has the water come on this street, and is there a room upstairs?

## Read the forecast like a local

Every Vietnamese weather report begins with the National Centre for Hydro-Meteorological Forecasting, whose site, nchmf.gov.vn, has English pages. Check three things daily: storm bulletins, heavy-rain warnings, and river levels against the official alarm levels. If the Huong (Perfume), Vu Gia or Thu Bon reaches level two, think about leaving low ground. Level three means a serious flood.

Storm tracks are fairly reliable two or three days out and only a hint beyond that. The app on your phone will draw ten rain clouds in a row; don’t cancel on its account. Ask at reception instead.

## If Hoi An floods

Stay calm; the town is good at this. If you are told to move, move at once, while the water is low. Seal passport, medicines and power bank in a dry bag. Charge everything, because the electricity may be cut for safety. Buy drinking water and something to eat.

![A palm-rib broom standing in mud](@assets/art/spot-broom)

Do not wade out for photographs: brown water hides open drains, wires and glass. Do not hire a boat for fun; such trips are often banned, with reason. When the river drops, the whole street rolls up its trousers and sweeps out mud. Pick up a broom for an hour and you’ll be remembered for years.

> A café owner by the river told me: “We close, cook a pot of rice porridge, and the neighbours come by boat to share it. A year with no flood feels as if something is missing.”

## Roads, rails and where the sun went

In heavy rain the Hai Van Pass and the La Son–Hoa Lien highway are prone to landslides, and the railway between Da Nang and Hue can close for a day or two; passengers are normally refunded or taken round the gap by bus. Da Nang airport seldom stays shut for long, so keep it as your way out.

Meanwhile the north is having its best season. [Hanoi](/where-to-go/hanoi) in October is dry and golden, [Ninh Binh](/where-to-go/ninh-binh) is clear, and buckwheat flowers turn the [Dong Van plateau](/where-to-go/ha-giang) pink. The south shakes off its rains during November, and Phu Quoc starts to shine. Beware of [Nha Trang](/where-to-go/nha-trang), which is wet at the same time as the centre.

The wise approach is to land in Da Nang with a plan B in your pocket: watch the sky for three days and, if it frowns, fly north. Our [planning page](/plan-your-trip) can help with both halves.`,
  highlightsVi: [
    'Tháng 10 và 11 mưa nhiều nhất ở Huế, Đà Nẵng, Hội An',
    'Lụt lên nhanh trong vài giờ, rút sau hai, ba ngày',
    'Lấy Đà Nẵng làm gốc, đi về trong ngày theo nắng',
    'Ba thứ cần xem mỗi ngày trên nchmf.gov.vn',
    'Phương án hai: miền Bắc đang mùa thu đẹp nhất',
  ],
  highlightsEn: [
    'October and November are the wettest months in Hue, Da Nang and Hoi An',
    'Floods rise within hours and fall in two or three days',
    'Base in Da Nang and day-trip towards the sun',
    'Three things to check daily on nchmf.gov.vn',
    'Plan B: the north, in its finest season',
  ],
  travelTipsVi: [
    'Mua bảo hiểm du lịch có mục thiên tai, hủy và hoãn chuyến.',
    'Giày khô nhanh, áo mưa bộ thay cho ô, túi chống nước cho giấy tờ.',
    'Lưu số khách sạn, hãng bay, nhà xe; theo dõi kênh Zalo của địa phương.',
    'Không lội nước chảy, không chạy xe qua ngầm tràn dù thấy người khác qua.',
    'Dự phòng tiền mặt cho hai ngày phòng khi mất điện.',
  ],
  travelTipsEn: [
    'Buy travel insurance that covers natural disasters, cancellation and delay.',
    'Pack quick-drying shoes, a proper rain suit and a dry bag for documents.',
    'Save numbers for your hotel, airline and bus company, and check local news daily.',
    'Never wade through moving water or ride across a flooded causeway, even if others do.',
    'Keep two days’ worth of cash in case the power goes.',
  ],
}
