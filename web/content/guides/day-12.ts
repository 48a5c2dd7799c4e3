import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 12,
  meta: {
    titleVi: 'Tàu Thống Nhất Bắc – Nam: chọn chặng, giường, mua vé',
    titleEn: 'Hanoi to Saigon by train: legs, berths and tickets',
    descriptionVi:
      'Một nghìn bảy trăm cây số đường sắt: đoạn nào đi ban ngày, đoạn nào ngủ, giường tầng mấy, mua vé ở trang nào, ăn gì trên tàu và bốn chặng mẫu từ Hà Nội vào Nam.',
    descriptionEn:
      'Which stretches deserve daylight and which you can sleep through, how to choose a berth, where to buy tickets without a middleman, and a four-leg plan with stops.',
  },
  summaryVi:
    'Một nghìn bảy trăm cây số đường sắt nên đi đoạn nào ban ngày, đoạn nào để ngủ, chọn giường tầng mấy, mua vé ở đâu cho khỏi nhầm trang giả, và bốn chặng mẫu từ Bắc vào Nam.',
  summaryEn:
    'Which stretches of the line deserve daylight and which you can sleep through, how to choose a berth, where to buy without a middleman, and a four-leg plan from Hanoi to Ho Chi Minh City.',
  category: 'transportation',
  difficulty: 'beginner',
  season: ['spring', 'summer'],
  destinations: ['hanoi', 'hue', 'da-nang', 'ho-chi-minh-city'],
  tagsVi: ['tàu hỏa', 'tàu Thống Nhất', 'đèo Hải Vân', 'giường nằm', 'vé tàu', 'Huế – Đà Nẵng'],
  tagsEn: ['trains', 'Reunification line', 'Hai Van Pass', 'sleeper berths', 'tickets', 'Hue to Da Nang'],
  imageAltVi: 'Đoàn tàu ôm khúc quanh ven biển dưới chân đèo Hải Vân.',
  imageAltEn: 'A train rounds the coast below the Hai Van Pass, with the sea beneath it.',
  agodaSearchTerm: 'hue',
  rating: 4.7,
  featured: false,
  contentVi: `
Đường sắt Bắc – Nam dài 1.726 km, tàu chạy suốt mất hơn ba mươi tiếng. Máy bay chỉ hai giờ, nên đi tàu không phải để tiết kiệm thời gian. Đi tàu để ngủ một giấc rồi thức dậy ở nơi khác, để thấy đất nước đổi màu từ đồng chiêm sang cát trắng, và để có ba tiếng dưới chân đèo Hải Vân mà không ô cửa xe nào sánh được.

## Đoạn nào nên đi ban ngày

1. **Huế – Đà Nẵng**, khoảng ba giờ, nhất định phải đi ban ngày. Tàu qua Lăng Cô, đầm Lập An, rồi bám sườn núi giữa rừng và biển. Vào Nam thì ngồi **bên trái** theo chiều tàu chạy.
2. **Diêu Trì – Tuy Hòa – Nha Trang**, khoảng bốn giờ, qua ruộng, đầm phá, đèo Cả và bãi Đại Lãnh.
3. **Vinh – Đồng Hới:** đồi núi phía tây Hà Tĩnh, đẹp lúc sáng sớm.

Còn lại, nhất là Hà Nội – Vinh và Nha Trang – Sài Gòn, cứ để dành mà ngủ.

## Bốn chặng mẫu

| Chặng | Dài | Mất khoảng | Nên đi |
| --- | --- | --- | --- |
| Hà Nội – Huế | 688 km | 13–15 giờ | Đêm, giường nằm |
| Huế – Đà Nẵng | 103 km | 3 giờ | Ngày, ghế mềm |
| Đà Nẵng – Nha Trang | 524 km | 10–11 giờ | Ngày, giường khoang 4 |
| Nha Trang – Sài Gòn | 411 km | 8–9 giờ | Đêm, giường nằm |

Dừng Huế hai đêm, Đà Nẵng hay Hội An ba đêm, Nha Trang hai đêm là vừa chín ngày. Chặng thứ ba dài, có thể xuống Diêu Trì cho [Quy Nhơn](/plan-your-trip/day-18) sau chừng sáu tiếng. Mỗi chặng phải mua một vé riêng, vì vé suốt không cho xuống giữa đường rồi hôm sau đi tiếp.

## Ghế hay giường

- **Ghế mềm điều hòa:** ổn cho chặng dưới năm tiếng.
- **Khoang sáu:** rẻ hơn, tầng ba ngồi không thẳng lưng nổi, chỉ để ngủ.
- **Khoang bốn:** đáng tiền nhất cho chặng đêm. Tầng dưới dễ ngắm cảnh nhưng ban ngày khách khác hay ngồi nhờ, tầng trên yên thân hơn.

Các đôi tàu SE1–SE4 ít ga dừng hơn cả. Toa mới, toa cũ lẫn lộn, nên cùng một hạng vé mà hôm sạch hôm xập xệ. Mang áo khoác vì máy lạnh mạnh, nút tai, khăn giấy. Nên rửa mặt trước sáu giờ, lúc hai đầu toa còn vắng.

## Mua vé, hành lý

Trang chính thức của Đường sắt Việt Nam là **dsvn.vn**. Nhiều trang đại lý đặt tên na ná và cộng thêm phí. Nhập đúng số giấy tờ từng người, lên tàu có soát. Thẻ nước ngoài đôi khi bị từ chối, khi ấy ra ga mua hoặc nhờ đại lý có tiếng. Tàu hè nên mua trước hai, ba tuần. Tàu Tết (mùng Một là 6/2/2027) mở bán từ mùa thu, vé đẹp hết trong ngày, giờ chỉ còn canh vé trả lại hoặc đi trái chiều. Hành lý xách tay được 20 kg mỗi vé, nhét gầm giường hoặc giá trên, còn xe đạp, xe máy phải gửi theo đường hàng hóa.

## Ăn trên tàu

Xe đẩy bán cơm hộp, cháo, nước, cà phê, ăn cho no thì được, chứ không có gì đáng nhớ. Đầu toa thường có nước sôi, nên mì ly là bạn đường muôn thuở. Khôn hơn thì mua sẵn bánh mì, trái cây, ít đồ khô ở phố trước khi ra ga.

## Tàu Kết nối di sản Huế – Đà Nẵng

Chạy hằng ngày từ tháng 3/2024, tàu mang số hiệu HĐ, mất chừng ba tiếng, dừng Lăng Cô khoảng mười phút cho khách xuống chụp ảnh. Có toa sinh hoạt chung nghe ca Huế, ăn bánh Huế. Vé quanh mức 150.000 đ, cuối tuần nên mua trước vài hôm.

> Mùa mưa tháng 10–12, miền Trung hay ngập hoặc sạt, tàu trễ nửa ngày, có khi phải chuyển tải bằng ô tô. Đừng đặt vé máy bay sát giờ tàu đến.

Tới [Huế](/where-to-go/hue), ga nằm bờ nam, cách cầu Trường Tiền chừng hai cây số, còn ga [Đà Nẵng](/where-to-go/da-nang) ở ngay trong phố.
`,
  contentEn: `
The line from Hanoi to Saigon is 1,726 km long and a through train needs more than thirty hours. A plane needs two, so nobody takes the train to save time. You take it to fall asleep in one place and wake in another, to watch the country change from flooded paddies to white sand, and for three hours under the Hai Van Pass that no car window can match.

## What deserves daylight

1. **Hue – Da Nang**, about three hours: always by day. The track passes Lang Co and Lap An lagoon, then clings to the slope between forest and sea. Going south, sit on the **left**.
2. **Dieu Tri – Tuy Hoa – Nha Trang**, about four hours: paddies, lagoons, the Ca pass and Dai Lanh beach.
3. **Vinh – Dong Hoi:** the hills behind Ha Tinh, good in early light.

Sleep through the rest, above all Hanoi – Vinh and Nha Trang – Saigon.

## A plan in four legs

| Leg | Distance | About | Take it |
| --- | --- | --- | --- |
| Hanoi – Hue | 688 km | 13–15 hours | By night, berth |
| Hue – Da Nang | 103 km | 3 hours | By day, soft seat |
| Da Nang – Nha Trang | 524 km | 10–11 hours | By day, four-berth |
| Nha Trang – Saigon | 411 km | 8–9 hours | By night, berth |

Two nights in Hue, three in Da Nang or Hoi An and two in Nha Trang make a neat nine days. The third leg is long; you can get off after about six hours at Dieu Tri for [Quy Nhon](/plan-your-trip/day-18). Buy one ticket per leg: a through ticket does not let you break the journey.

## Seats and berths

- **Soft air-conditioned seat:** fine for up to five hours.
- **Six-berth cabin:** cheaper, but on the top bunk you cannot sit up.
- **Four-berth cabin:** worth the difference at night. The lower bunk has the window and, by day, other people sitting on it; the upper is private.

SE1 to SE4 make the fewest stops. Old and new carriages are mixed, so the same class can be spotless one day and weary the next. Bring a layer against the air conditioning, earplugs and tissues, and wash before six, while the basins are free.

## Tickets and luggage

The official site of Vietnam Railways is **dsvn.vn**; several agencies use similar names and add a fee. Enter each passport number correctly, since it is checked. Foreign cards are sometimes refused, in which case use the station or an established agent. Book summer trains two or three weeks ahead. Tet trains (New Year’s Day is 6 February 2027) go on sale in autumn and good berths vanish in a day, so by now look for returns or travel against the flow. You may carry 20 kg per ticket, under the bunk or on the rack; bicycles and motorbikes travel as freight.

## Eating on board

A trolley sells rice boxes, rice porridge, water and coffee: edible, forgettable. There is usually boiling water at the end of the carriage, which is why everyone carries cup noodles. Better, buy a bánh mì, fruit and something dried in town.

## The heritage train, Hue – Da Nang

Running daily since March 2024 under numbers that begin with HĐ, it takes about three hours, with some ten minutes at Lang Co for photographs and a shared carriage where singers perform ca Huế and you can eat Hue cakes. Tickets are around 150,000 VND ($6). Buy a few days ahead for weekends.

> From October to December floods and slips can close the line in the centre. Trains run half a day late, or you are moved by bus between stations. Never book a flight close to your arrival.

In [Hue](/where-to-go/hue) the station is on the south bank, some two kilometres from Truong Tien bridge; in [Da Nang](/where-to-go/da-nang) it is right in town.
`,
})
