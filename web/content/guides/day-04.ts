import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 4,
  meta: {
    titleVi: 'Đi lại ở Việt Nam: máy bay, tàu hỏa, xe khách, xe máy',
    titleEn: 'Getting around Vietnam: planes, trains, vans, scooters',
    descriptionVi:
      'Chọn phương tiện theo quãng đường: chặng nào bay, chặng nào nằm tàu đêm, khi nào đi limousine; xe công nghệ, metro, bằng lái khi thuê xe máy và cách sang đường.',
    descriptionEn:
      'Choose by distance: when to fly, when a night train or van is better, how ride-hailing works, what a motorbike licence really requires, and how to cross the street.',
  },
  summaryVi:
    'Quãng nào nên bay, quãng nào nên nằm tàu, khi nào xe limousine tiện hơn cả; thuê xe máy cần bằng gì, gọi xe công nghệ sao cho khỏi lỡ, và cách sang đường cho êm.',
  summaryEn:
    'Which distances deserve a plane, a night train or a van; what a motorbike licence really requires; how to use ride-hailing apps well; and how to cross a Vietnamese street alive.',
  category: 'transportation',
  difficulty: 'beginner',
  season: 'all',
  destinations: ['vietnam', 'hanoi', 'da-nang', 'ho-chi-minh-city'],
  tagsVi: ['tàu hỏa', 'máy bay', 'xe giường nằm', 'xe công nghệ', 'xe máy'],
  tagsEn: ['trains', 'flights', 'sleeper buses', 'ride-hailing', 'motorbikes'],
  imageAltVi: 'Tàu hỏa, máy bay, xe khách và xe máy chạy trên bốn dải đường',
  imageAltEn: 'A train, a plane, a bus and a motorbike on four bands of road',
  agodaSearchTerm: 'vietnam',
  rating: 4.8,
  featured: true,
  contentVi: `Nhìn bản đồ, ai cũng tưởng ba trăm cây số là ba tiếng. Đường bằng có cao tốc thì gần đúng, còn lên đèo là bảy tiếng. Cách chọn phương tiện khôn ngoan là tính từ cửa nhà nghỉ này sang cửa nhà nghỉ kia, gồm cả lúc chờ.

## Chọn theo quãng đường

| Quãng | Nên đi bằng | Cửa đến cửa |
| --- | --- | --- |
| Dưới 10 km trong phố | Đi bộ, xe công nghệ, metro nếu tiện tuyến | 10–40 phút |
| 30–150 km: Đà Nẵng – Hội An, Hà Nội – Ninh Bình | Xe limousine, tàu, xe riêng | 1–3 giờ |
| 150–350 km: Hà Nội – Sa Pa, TP. Hồ Chí Minh – Đà Lạt | Limousine, xe giường nằm; tàu đêm tới Lào Cai | 5–9 giờ |
| 350–800 km: Hà Nội – Huế, TP. Hồ Chí Minh – Quy Nhơn | Tàu đêm nếu thích, không thì bay | 4–15 giờ |
| Trên 800 km | Bay | 5–6 giờ |

## Đường dài

### Máy bay

Vietnam Airlines, Vietjet và vài hãng nhỏ nối gần hết các thành phố du lịch. Hà Nội – TP. Hồ Chí Minh hơn hai tiếng, Hà Nội – Đà Nẵng chừng một tiếng hai mươi. Giá rẻ thường chưa gồm hành lý ký gửi, nên cân vali ở nhà kẻo trả thêm ở quầy. Chuyến tối hay dồn trễ, nên đừng xếp chuyến cuối ngày trước một chuyến bay quốc tế. Mang căn cước hoặc tài khoản VNeID mức 2, khách nước ngoài mang hộ chiếu gốc.

### Tàu hỏa

Tàu chậm nhưng vào thẳng giữa phố, duỗi được chân và có cửa sổ để nhìn. Ba chặng đáng tiền nhất: Hà Nội – Lào Cai ban đêm (khoảng tám tiếng, rồi một tiếng xe lên Sa Pa), Huế – Đà Nẵng ban ngày (gần ba tiếng men biển), Hà Nội – Ninh Bình (hơn hai tiếng). Giường nằm khoang bốn, tầng dưới dễ chịu hơn hẳn. Mua vé ở dsvn.vn. Chuyện tàu Thống Nhất kể kỹ ở [ngày 12](/plan-your-trip/day-12).

### Xe giường nằm và limousine

Limousine là xe nhỏ chín đến mười một ghế, đón tận nơi trong khu trung tâm, hợp cho quãng hai đến năm tiếng. Xe giường nằm chạy xa và chạy đêm, giường dài tầm một mét bảy lăm, ai cao hơn phải co chân. Xe cabin riêng có rèm, đắt hơn chút mà ngủ được.

- Đặt giường tầng dưới, giữa xe, vì hai đầu xóc hơn.
- Cởi giày từ cửa, bỏ vào túi nhà xe đưa.
- Giấy tờ, tiền, máy ảnh giữ trong người, khoác sẵn áo ấm vì máy lạnh chạy hết cỡ.
- Hỏi rõ trả khách ở bến nào, vì nhiều xe đến lúc bốn giờ sáng.

## Xe công nghệ, taxi, metro

Grab, Xanh SM và Be phủ hầu hết thành phố lớn, ra thị trấn thì gọi taxi hãng hoặc nhờ chủ nhà. Xem biển số trước khi lên, đi xe máy thì đội mũ tài xế đưa. Mưa lớn giá tăng vọt, chờ hai mươi phút là thường. Hà Nội có hai tuyến metro ngắn, TP. Hồ Chí Minh có tuyến số 1 Bến Thành – Suối Tiên từ cuối năm 2024, sạch, rẻ, không kẹt.

## Thuê xe máy và chuyện bằng lái

Xe trên 50 phân khối phải có bằng mô tô. Bạn bè nước ngoài cần giấy phép lái xe quốc tế theo Công ước Vienna 1968, có hạng mô tô, kèm bằng gốc. Giấy do Mỹ, Canada, Úc, New Zealand cấp theo Công ước 1949 nên không dùng được ở ta, dù cửa hàng vẫn cho thuê. Gặp kiểm tra thì bị phạt tiền, giữ xe. Gặp tai nạn thì bảo hiểm gần như chắc chắn từ chối.

- Nồng độ cồn cho phép là không. Một lon cũng không.
- Thử phanh, đèn, còi, quay video vết xước và đừng để hộ chiếu làm tin.
- Từ 1/7/2026 Hà Nội thí điểm vùng phát thải thấp ở chín phường trong Vành đai 1, xe máy xăng bị hạn chế theo khung giờ, kể cả xe ôm công nghệ. Xem giờ mới nhất, hoặc thuê xe điện cho chắc.
- Lần đầu chạy đèo thì thuê người chở. [Ngày 10](/plan-your-trip/day-10) nói về Hà Giang.

## Sang đường

Người từ tỉnh nhỏ ra Hà Nội hay vào Sài Gòn cũng khớp. Nhìn cả hai phía, chờ khi thưa ô tô, rồi bước chậm và đều, xe máy sẽ đọc hướng đi của bạn mà tránh. Đừng chạy, đừng khựng, đừng lùi. Ô tô và xe buýt không lách được, phải nhường. Vạch trắng và đèn xanh chưa có nghĩa là xe sẽ dừng.`,
  contentEn: `On a map, three hundred kilometres looks like three hours. On a flat expressway that is nearly right; over a mountain pass it is seven. Judge transport from guesthouse door to guesthouse door, waiting included, and the choice usually makes itself.

## Choosing by distance

| Distance | Take | Door to door |
| --- | --- | --- |
| Under 10 km in town | Feet, ride-hailing, metro if it goes your way | 10–40 min |
| 30–150 km: Da Nang – Hoi An, Hanoi – Ninh Binh | Limousine van, train, private car | 1–3 hours |
| 150–350 km: Hanoi – Sapa, Ho Chi Minh City – Da Lat | Van or sleeper bus; night train to Lao Cai | 5–9 hours |
| 350–800 km: Hanoi – Hue, Ho Chi Minh City – Quy Nhon | Night train for pleasure, plane for speed | 4–15 hours |
| Over 800 km | Plane | 5–6 hours |

## Long distances

### Planes

Vietnam Airlines, Vietjet and a few smaller carriers link most places you will want to go. Hanoi to Ho Chi Minh City is a little over two hours, Hanoi to Da Nang about an hour and twenty minutes. The cheapest fares leave out checked bags, and scales at the counter are strict. Delays pile up through the day, so fly in the morning and never book the last domestic flight before an international one. Carry your actual passport; a photo will not do.

### Trains

Slow, but they deliver you to the middle of town and come with a window. Three legs earn their fare: Hanoi – Lao Cai by night (about eight hours, then an hour by road up to Sapa), Hue – Da Nang by day (nearly three hours along the sea) and Hanoi – Ninh Binh (a bit over two). In a four-berth cabin the lower bunk is much the better. Buy at dsvn.vn; the whole line is the subject of [day 12](/plan-your-trip/day-12).

### Vans and sleeper buses

A “limousine” here is a minivan with nine to eleven wide seats that picks you up near your hotel: ideal for two to five hours. Sleeper buses go further, often overnight, on bunks about 1.75 m long. If you are taller, or hope to sleep, pay a little more for a cabin bus with curtained compartments.

- Ask for a lower berth in the middle; both ends bounce.
- Shoes come off at the door and go into the bag you are given.
- Keep documents and camera on you, and a jumper: the air-conditioning is merciless.
- Ask which station it stops at. Many arrive at four in the morning.

## Apps, taxis, metro

Grab, Xanh SM and Be cover the bigger cities; in small towns use a company taxi or ask your host. You can book a car or the back of a motorbike. Match the plate, wear the helmet the rider hands you, and in a downpour expect a much higher fare and a twenty-minute wait. Hanoi has two short metro lines. Ho Chi Minh City’s Line 1, from Ben Thanh to Suoi Tien, opened at the end of 2024: clean, cheap, untouched by traffic.

## Motorbikes and licences

Anything over 50cc needs a motorcycle licence. For a visitor that means an International Driving Permit under the 1968 Vienna Convention, endorsed for motorcycles, carried with the licence from home. Permits from the United States, Canada, Australia and New Zealand follow the 1949 convention and are not recognised here, even though shops will rent to you. At a checkpoint it means a fine and perhaps an impounded bike. After a crash it means an insurer who says no.

- The alcohol limit for riders is zero.
- Test brakes, lights and horn, film the scratches, and never leave your passport as a deposit.
- Since 1 July 2026 Hanoi has been piloting a low-emission zone in nine wards inside Ring Road 1, with hours when petrol motorbikes, app bikes included, are restricted. Check the current hours, or rent electric.
- For mountain roads, hire a rider and sit behind. See [day 10](/plan-your-trip/day-10).

## Crossing the street

Look both ways, including the wrong one. Wait for a gap in the cars, step off, and walk slowly at an even pace: motorbikes read your line and flow around you. Do not run, stop dead or step back. Cars and buses cannot swerve, so let them pass. A zebra crossing or a green man is a suggestion. If your nerve fails, stand downstream of a local grandmother and move when she does.`,
})
