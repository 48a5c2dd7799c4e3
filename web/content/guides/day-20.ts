import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 20,
  meta: {
    titleVi: 'Đà Lạt hai ngày: ở khu nào, thác nào, săn mây ở đâu',
    titleEn: 'Da Lat in two days: where to sleep and what to skip',
    descriptionVi:
      'Ở khu nào, thác và hồ nào đáng đi, chuyến tàu cổ ra Trại Mát, buổi leo Langbiang, sáng săn mây Cầu Đất, một đêm ăn quanh chợ và lưu ý đường đèo mùa mưa.',
    descriptionEn:
      'Which side of town to sleep on, which falls to skip, the old train, a hill walk, dawn above the clouds at Cau Dat, hot food for cold nights, roads in the rains.',
  },
  summaryVi:
    'Ở khu nào của Đà Lạt, hồ thác nào đáng đi, chuyến tàu cổ ra Trại Mát, buổi leo Langbiang, sáng săn mây Cầu Đất và một đêm ăn quanh phố lạnh, kèm lời khuyên về đường đèo mùa mưa.',
  summaryEn:
    'Which side of town to sleep on, which waterfalls to skip, the old train, a proper hill walk, a dawn above the clouds and a cold night’s eating in Vietnam’s garden city.',
  category: 'highlands',
  difficulty: 'beginner',
  season: ['spring', 'winter'],
  destinations: ['da-lat'],
  tagsVi: ['Đà Lạt', 'săn mây', 'Langbiang', 'cà phê', 'tàu Trại Mát', 'hoa'],
  tagsEn: ['Da Lat', 'cloud hunting', 'Langbiang', 'coffee farms', 'old railway', 'flowers'],
  imageAltVi: 'Biệt thự Pháp giữa rừng thông, bên cạnh là nhà kính trồng hoa mờ trong sương.',
  imageAltEn: 'A French villa among pines, with a greenhouse fading into the mist.',
  agodaSearchTerm: 'da-lat',
  rating: 4.7,
  featured: true,
  contentVi: `
Ở độ cao 1.500 mét, Đà Lạt quanh năm mát, ban ngày chừng hai mươi mấy độ, ban đêm mười mấy độ, đủ để cả nước rủ nhau lên mặc áo len. Đông như thế nên đi Đà Lạt là phải biết chọn khu ở, chọn giờ đi và chọn nơi bỏ qua. Ba ngày hai đêm giữa tuần là vừa. Thông tin chung đã có ở trang [Đà Lạt](/where-to-go/da-lat), bài này nói cách xếp ngày.

## Ở khu nào

| Khu | Hợp với | Đổi lại |
| --- | --- | --- |
| Quanh chợ, Hòa Bình | Đi bộ, ăn đêm | Ồn, kẹt xe cuối tuần |
| Trần Hưng Đạo, Yersin | Biệt thự cũ, thông, gần ga | Đi ăn phải leo dốc hoặc gọi xe |
| Hồ Tuyền Lâm | Nghỉ dưỡng, yên | Cách phố 6–7 km |
| Trại Mát, Cầu Đất | Vườn, mây, homestay | Tối về xa, đường sương |

Phòng rẻ hay nằm cuối con hẻm dốc đứng, nên xem ảnh đường vào rồi hãy đặt, nhất là khi kéo vali.

## Ngày đầu: ga cũ, hồ, chợ đêm

Sáng ra ga Đà Lạt, nhà ga ba mái nhọn xây thời Pháp. Tàu du lịch chạy 7 km tới **Trại Mát** chừng nửa giờ, lắc lư giữa vườn rau, nhà kính, cuối tuần nên mua vé trước. Xuống tàu đi bộ vài phút là tới chùa Linh Phước khảm kín mảnh sành. Tàu không đợi lâu, muốn xem chùa kỹ thì về bằng taxi.

Chiều đi một vòng hồ Xuân Hương, khoảng hơn một tiếng thong thả. Tối vào **chợ đêm** cho biết, có áo len, bánh tráng, đông nghịt thứ Bảy. Mứt và trái cây nhớ nếm, hỏi giá theo ký chứ đừng theo hộp.

## Thác nào, hồ nào

- **Datanla** gần phố, có máng trượt, trẻ con mê. Muốn đu dây vượt thác thì theo đơn vị có phép.
- **Pongour** cách chừng 50 km, thác rộng nhiều tầng, đẹp nhất cuối mùa mưa, mùa khô gầy hẳn.
- **Thác Voi** ở Nam Ban hùng vĩ nhưng bậc đá trơn, mưa lớn đừng xuống.
- **Cam Ly** giữa phố nước đục, **Prenn** giờ giống công viên. Ít ngày thì bỏ.
- **Hồ Tuyền Lâm** hợp buổi sáng sương: chèo thuyền, đi bộ đường thông. **Suối Vàng** xa hơn và vắng hơn.

## Ngày hai: mây, cà phê, vườn

Bốn rưỡi sáng lên xe đi **Cầu Đất**, khoảng 25 km. Đêm trước có mưa, sáng lạnh và lặng gió thì dễ có mây; trời quang hoặc sương mù đặc thì coi như đi ngắm bình minh. Chạy xe máy lúc tối sương rất nguy hiểm, thuê xe có tài xế. Mây tan, xuống vườn **arabica**: trái chín từ khoảng tháng 11, nên mùa này là lúc xem hái và phơi.

Trên đường về ghé một nhà làm hồng treo gió (mùa hồng khoảng tháng 9 đến tháng 12), từng chùm gọt vỏ treo trong nhà lưới vài tuần cho mật đọng lại. Vườn hoa thì tới Vạn Thành, Thái Phiên. Đó là nơi người ta làm ăn, hỏi rồi hãy vào, đừng giẫm luống.

### Nếu thích đi bộ

**Langbiang** cao 2.167 m, cách phố 12 km. Đường mòn lên đỉnh mất khoảng ba tiếng, qua rừng thông rồi rừng rậm, đoạn cuối dốc gắt. Xe jeep chỉ lên đồi Ra Đa. Đi trước tám giờ, tránh chiều mưa. Nhẹ hơn thì đồi thông quanh Tuyền Lâm; nặng hơn thì vườn quốc gia Bidoup – Núi Bà, phải đăng ký với vườn và có hướng dẫn.

## Ăn cho ấm

Sáng bánh mì xíu mại chan nước nóng, trưa bánh ướt lòng gà, xế bánh căn, tối lẩu gà lá é, khuya một ly sữa đậu nành cầm hai tay. Mấy món này quán bình dân làm ngon hơn quán có cổng hoa chụp ảnh.

## Thời tiết, đường lên

Mùa khô tháng 12 đến tháng 3 nắng trong, đêm rét. Tháng 5 đến tháng 10 mưa chiều, nên xếp việc ngoài trời vào buổi sáng. Cuối năm mưa lớn dễ sạt đèo: tháng 11 năm 2025, đèo Mimosa, D’Ran và Khánh Lê đều từng tắc.

Sân bay Liên Khương cách phố khoảng 30 km. Đường băng đã được sửa tới tháng 8/2026, nên trước khi định ngày hãy xem hãng đã bay lại chặng của bạn chưa. Xe giường nằm từ TP. Hồ Chí Minh mất 6–8 giờ, từ [Nha Trang](/plan-your-trip/day-19) 3,5 giờ, từ [Mũi Né](/plan-your-trip/day-22) khoảng 4 giờ.
`,
  contentEn: `
Foreigners cross Vietnam looking for heat; the Vietnamese come to Da Lat to get away from it. At 1,500 metres the days sit in the low twenties and the nights in the teens, and half the country is here at weekends wearing new jumpers. So a good visit is a matter of choosing: the right quarter, the right hour, the right things to leave out. Three days midweek are about right. The basics are on our [Da Lat page](/where-to-go/da-lat); this is how to arrange them.

## Where to sleep

| Area | Good for | The catch |
| --- | --- | --- |
| Market and Hoa Binh | Walking, eating late | Noise, weekend jams |
| Tran Hung Dao, Yersin | Old villas, pines, near the station | Uphill, or a taxi, for dinner |
| Tuyen Lam lake | Resorts and quiet | 6–7 km from town |
| Trai Mat, Cau Dat | Farms, clouds, homestays | A long, foggy way back at night |

Cheap rooms are often at the bottom of near-vertical alleys. Look at photos of the approach before you book.

## Day one: the railway, the lake, the market

Start at the station, a three-gabled French building with stained glass. The tourist train rocks 7 km through vegetable plots and greenhouses to **Trai Mat** in about half an hour; book ahead at weekends. Linh Phuoc pagoda, crusted with broken china from floor to dragon, is a short walk. The train does not wait long, so linger and take a taxi back.

In the afternoon circle Xuan Huong lake, an hour or so on foot. After dark, see the **night market** once: knitwear, grilled rice paper, a solid crowd on Saturdays. Taste preserved fruit before buying, and ask the price by the kilo.

## Which lakes and waterfalls

- **Datanla**: close by, with an alpine coaster children adore. Canyoning only with a licensed company.
- **Pongour**: 50 km away, broad and terraced, magnificent after the rains and thin by March.
- **Elephant Falls**, at Nam Ban: powerful, with slippery steps. Stay up top in wet weather.
- **Cam Ly** is dirty and **Prenn** has become a theme park. Skip both.
- **Tuyen Lam** is lovely in early mist, from a boat or on the pine paths.

## Day two: clouds, coffee, gardens

Leave at half past four for **Cau Dat**, 25 km away. Cloud fills the valleys best on a cold, still morning after a night’s rain; on other days you simply get a sunrise. Do not ride a motorbike there in darkness and fog: hire a car with a driver. Then walk an **arabica** farm. Cherries ripen from about November, when you can watch picking and drying.

On the way back, look for houses making hồng treo gió: persimmons peeled and hung in strings for weeks until they turn to amber (roughly September to December). For flowers, try the villages of Van Thanh and Thai Phien. Farms are workplaces, so ask before you step in.

### If you like walking

**Langbiang** (2,167 m) stands 12 km from town. The trail takes about three hours up, through pines and then thick forest, with a steep finish; jeeps go only to the lower Radar hill. Start before eight to beat the afternoon rain. Easier: the pine hills around Tuyen Lam. Harder: Bidoup – Nui Ba National Park, where you register and walk with a guide.

## Eat to get warm

For breakfast, bánh mì xíu mại, a baguette dunked in meatball broth; at lunch, bánh ướt lòng gà, soft rice sheets with chicken; in the afternoon, bánh căn. At night, order lẩu gà lá é, a chicken hotpot sharp with basil-like leaves, and end with hot soy milk on a cold step. Plain shops do all of this better than those with flowered photo gates.

## Weather and roads

December to March is dry and bright with cold nights. From May to October it rains in the afternoon, so do outdoor things early. Late-year downpours bring landslides: in November 2025 the Mimosa, D’Ran and Khanh Le passes were all blocked for a time.

Lien Khuong airport is 30 km from town. Its runway was under repair until August 2026, so check that your airline is flying the route again before you fix dates. Sleeper coaches take six to eight hours from Ho Chi Minh City. [Nha Trang](/plan-your-trip/day-19) is three and a half hours away, [Mui Ne](/plan-your-trip/day-22) about four.
`,
})
