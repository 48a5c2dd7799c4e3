import type { SeedPost } from '../types'

export const post: SeedPost = {
  id: 'post-tau-thong-nhat-chon-giuong',
  slug: 'tau-thong-nhat-chon-giuong',
  titleVi: 'Tàu Thống Nhất: chọn giường nào, ngồi bên nào?',
  titleEn: 'Hanoi to Saigon by train: which berth, which side?',
  summaryVi:
    'Từ ghế ngồi đến khoang bốn giường, từ cách đặt vé trên dsvn.vn đến phía cửa sổ nhìn ra biển khi qua Hải Vân: những điều nên biết trước khi lên tàu xuyên Việt.',
  summaryEn:
    'Seats and sleepers, the official booking site, the food trolley, and which window faces the sea below the Hai Van Pass: an honest guide to the Reunification line.',
  coverImage: '@assets/art/post-tau-thong-nhat-chon-giuong',
  tags: ['Hà Nội', 'Hải Vân', 'Lăng Cô', 'Sài Gòn'],
  publishedAt: '2025-09-20T03:00:00.000Z',
  contentPillar: 'practical-travel',
  readingTimeMinutes: 4,
  featured: false,
  bodyVi: `Nói thẳng từ đầu: đi tàu từ Hà Nội vào Sài Gòn không nhanh, và nhiều hôm cũng chẳng rẻ hơn máy bay. Quãng đường 1.726 cây số mất từ khoảng 32 tiếng trở lên, tùy mác tàu. Tàu lắc, tàu ồn, tàu có khi trễ. Nhưng không có cách nào khác để sáng ra vén rèm thấy đồng lúa đất Quảng, trưa sát bên biển, tối nằm nghe bánh sắt gõ nhịp qua những ga nhỏ mà cả đời ta không xuống. Chọn đúng chỗ nằm, chuyến đi ấy rất đáng.

## Bốn hạng chỗ, bốn kiểu hành khách

**Ghế cứng** nay hiếm dần trên các đôi tàu SE. Băng gỗ, lưng thẳng đứng, ngồi vài ba tiếng cho biết thôi.

**Ghế mềm điều hòa** ngả lưng được, hợp với chặng ngày như Huế – Đà Nẵng. Ngồi qua đêm thì được, nhưng đèn thường sáng, máy lạnh phả lạnh, tivi trên đầu cũng ít khi chịu im.

**Giường khoang 6**, ngày trước quen gọi là giường cứng, có ba tầng mỗi bên. Tầng trên cùng rẻ nhất, sát trần, không ngồi thẳng lưng được, bù lại không ai làm phiền.

**Giường khoang 4**, hay giường mềm, chỉ có hai tầng, đệm dày hơn, cửa khoang khép được. Đi dài, đi với người già hay trẻ nhỏ thì nên chọn hạng này.

## Chọn giường nào?

![Hai tầng giường nằm, tầng dưới có người ngủ](@assets/art/spot-berth)

Ký hiệu trên vé rất dễ nhớ: T1 là tầng dưới, T2 là tầng trên (với khoang 6 là tầng giữa), T3 là tầng ba.

Tầng dưới dễ lên xuống, có bàn nhỏ, có cửa sổ ngang tầm mắt, vali gửi ngay gầm giường. Đổi lại, ban ngày giường bạn thành ghế chung của cả khoang. Tầng trên yên tĩnh, riêng tư, nhưng phải đạp bậc mà trèo, cửa sổ thì khuất và gần máy lạnh.

Tôi thường mua T1 cho chặng ngày và T2 cho chặng đêm. Khoang thì nên lấy ở giữa toa: hai đầu gần nhà vệ sinh, gần cửa nối toa, cả đêm nghe tiếng sập.

## Đặt vé

![Tấm vé tàu có vẽ giường nằm bên cửa sổ](@assets/art/spot-train-ticket)

Trang chính thức của đường sắt là **dsvn.vn**. Bạn chọn ga đi, ga đến, rồi bấm vào từng toa để xem sơ đồ và lấy đúng giường mình muốn. Điền họ tên, số căn cước cho khớp với giấy tờ, thanh toán xong sẽ có vé điện tử, lưu vào điện thoại là đủ. Trên mạng có nhiều trang na ná, hãy gõ tay địa chỉ cho chắc.

Một vé không cho phép xuống giữa đường chơi vài hôm rồi đi tiếp. Muốn dừng ở [Huế](/where-to-go/hue), [Đà Nẵng](/where-to-go/da-nang) hay [Nha Trang](/where-to-go/nha-trang), bạn mua vé rời từng chặng. Đó cũng là cách đi dễ chịu nhất: một đêm Hà Nội – Huế, một chặng ngày Huế – Đà Nẵng, rồi thêm một đêm vào Nam. Dịp Tết và hè, giường tầng dưới hết rất sớm.

## Ăn gì, mang gì

Cứ vài tiếng lại có xe đẩy lách qua hành lang: cơm hộp, cháo, ngô luộc, xúc xích, cà phê, mì gói. Cơm tàu ăn được chứ không ngon. Khách quen thường mang bánh mì, hoa quả, mua thêm đặc sản ở ga dừng lâu, và pha mì bằng vòi nước nóng đầu toa.

Giường có sẵn ga, gối, chăn. Dọc đường, chăn ga không phải lúc nào cũng được thay, ai kỹ tính nên mang túi ngủ vải mỏng. Nhà vệ sinh dùng chung: đầu hành trình khá sạch, về cuối thì tùy chuyến.

## Đoạn Hải Vân: ngồi bên trái khi vào Nam

Giữa Huế và Đà Nẵng là đoạn nên thức. Qua Lăng Cô, đường bộ chui hầm, còn đường sắt cứ men theo sườn núi vòng ra mé biển. Tàu bò chậm hẳn lại, thường phải có thêm một đầu máy đẩy, chui qua mấy hầm ngắn rồi bất chợt mở ra vịnh nước xanh, sóng vỗ vào ghềnh đá ngay dưới chân ray. Đi từ Bắc vào, biển nằm **bên trái**; đi ngược ra, biển ở **bên phải**.

Toa giường nằm có hành lang chạy dọc một bên, nên nếu khoang của bạn lại quay vào núi thì cứ ra hành lang mà đứng. Sơ đồ đặt vé không ghi bên nào là biển, toa có khi nối ngược đầu, đừng quá trông vào số ghế. Chỉ muốn ngắm riêng đoạn này, bạn có thể đi đôi tàu “Kết nối di sản miền Trung” chạy ban ngày giữa hai thành phố.

Còn một điều ít người kể: ga Đà Nẵng là ga cụt. Tàu vào, đầu máy cắt ra nối sang đuôi, rồi cả đoàn đi ngược lại. Bạn đang ngồi xuôi chiều bỗng thành ngồi ngược, bên biển cũng đổi tay.

## Có nên đi suốt tuyến?

Nếu chỉ cần tới nơi, hãy bay. Nếu có ba bốn ngày thong thả thì cắt chặng. Nằm một mạch hơn ba mươi tiếng là để dành cho người mê chính con tàu: mê tiếng loa báo ga lúc nửa đêm, mê câu “đi đến đâu đấy cháu?” của bà cụ giường bên. Muốn ghép chặng tàu vào cả chuyến, mời xem trang [lên kế hoạch](/plan-your-trip).`,
  bodyEn: `Let’s be straight about it: the train from Hanoi to Saigon is not fast, and often it is not cheaper than flying. The line runs 1,726 kilometres and even the quick trains need about 32 hours. They sway, rattle and sometimes run late. But nothing else lets you pull back a curtain on wet rice fields at breakfast, ride beside the sea at midday and fall asleep to the wheels ticking through small stations you will never get off at. With the right bed, the Reunification line is well worth your time.

## Four ways to travel

**Hard seats**, wooden and upright, are disappearing from the main SE trains. A couple of hours is plenty.

**Soft seats** recline, have air conditioning and suit daytime hops such as Hue to Da Nang. Overnight they are bearable, though lights stay on, cold air blows and the overhead television rarely rests.

**Six-berth sleepers**, traditionally called hard sleepers, stack three bunks on each side. The top one is cheapest; you can’t sit up in it, but no one will bother you there.

**Four-berth sleepers**, or soft sleepers, have two bunks a side, thicker mattresses and a door that shuts. For long legs, or with children or older relatives, pay for this one.

## Which berth?

![Two bunks of a sleeper, someone asleep in the lower one](@assets/art/spot-berth)

The codes are simple. T1 is the bottom bunk, T2 the one above it (so the middle one in a six-berth), T3 the third tier.

A lower berth gives you the little table, a window at eye level and space for a suitcase underneath. In return, your bed becomes the compartment’s sofa during the day, and someone may well eat a boxed lunch on it. The upper is quieter and more private, but you climb to it on footholds, you see little, and the air conditioning is close.

I buy T1 for daylight and T2 for the night. Either way, choose a compartment in the middle of the carriage. The ends are next to the toilets and to doors that bang until dawn.

## Booking

![A train ticket with a berth by the window drawn on it](@assets/art/spot-train-ticket)

The railway’s official site is **dsvn.vn**, which has an English version. Pick your stations, open each carriage diagram and choose the exact bunk. Enter your name and passport number as they appear in the passport; the e-ticket on your phone is enough. Foreign cards are sometimes refused, in which case use a station counter or a reputable agency. Lookalike websites abound, so type the address yourself.

A ticket does not allow stopovers. To break the journey in [Hue](/where-to-go/hue), [Da Nang](/where-to-go/da-nang) or [Nha Trang](/where-to-go/nha-trang), buy each leg separately. It is the pleasantest way to do it anyway: one night from Hanoi to Hue, one daytime run to Da Nang, then another night south. Around Tet (Lunar New Year) and in summer, lower berths sell out early.

## Food and bedding

Every few hours a trolley squeezes down the corridor with boxed rice, congee, boiled corn, sausages, coffee and instant noodles. The rice is edible rather than good. Regulars bring bánh mì and fruit, buy local snacks at the longer stops, and make noodles at the hot-water tap at the end of the carriage.

Sheets, a pillow and a blanket are provided, but they are not always changed for passengers who board midway, so a thin sleeping-bag liner is wise. Toilets are shared: decent near the start, variable by the end.

## Hai Van: sit on the left going south

The stretch to stay awake for lies between Hue and Da Nang. After Lang Co the road dives into a tunnel, while the railway hugs the mountain and swings out above the sea. The train slows to a crawl, often with a second locomotive pushing, slips through short tunnels, and then there it is: a blue bay, and waves breaking on rocks just below the rails. Travelling south the sea is on your **left**; travelling north, on your **right**.

Sleeper carriages have a corridor along one side, so if your compartment faces the mountain, simply stand in the corridor. Seat plans don’t show where the sea is, and carriages may be coupled either way round, so don’t trust the seat number too far. If this is the only part you want, a daytime heritage train runs between the two cities.

Few people mention that Da Nang is a dead-end station. The engine moves to the other end and the train leaves backwards. If you were facing forwards, now you aren’t, and the sea has changed hands.

## Should you do it all?

If you only need to arrive, fly. With three or four spare days, break it up. Thirty-odd hours in one go is for people who like the train itself: the midnight station announcements, the grandmother opposite asking how far you are going. For fitting it into a longer route, see [our day-by-day guides](/plan-your-trip).`,
  highlightsVi: [
    'Đường sắt men sườn Hải Vân, sóng vỗ ngay dưới chân ray',
    'Sáng thức dậy giữa đồng lúa miền Trung',
    'Ga Đà Nẵng, nơi cả đoàn tàu quay đầu',
    'Bát mì pha nước nóng đầu toa lúc nửa đêm',
    'Chuyện trò với người giường bên từ ga này sang ga khác',
  ],
  highlightsEn: [
    'The line around Hai Van, with waves breaking below the rails',
    'Waking up among the rice fields of central Vietnam',
    'Da Nang station, where the whole train reverses',
    'Midnight noodles from the hot-water tap',
    'Conversation with whoever has the opposite berth',
  ],
  travelTipsVi: [
    'Mang áo khoác mỏng, nút tai, bịt mắt và dép lê để đi lại trong toa.',
    'Sạc đầy pin và cầm theo sạc dự phòng: không phải toa nào cũng đủ ổ cắm.',
    'Tới ga trước khoảng 30 phút, xem kỹ số toa và phía đầu tàu trước khi ra ke.',
    'Để hộ chiếu, tiền và điện thoại trong túi nhỏ, ngủ thì gối đầu lên hoặc đeo sát người.',
    'Tháng Mười, tháng Mười một miền Trung hay mưa bão, tàu có thể trễ hoặc tạm dừng; đừng xếp lịch quá sát.',
  ],
  travelTipsEn: [
    'Bring a light jacket, earplugs, an eye mask and slip-on sandals for the corridor.',
    'Charge everything first and carry a power bank; older carriages are short of sockets.',
    'Arrive about 30 minutes early and check your carriage number before walking out to the platform.',
    'Keep passport, cash and phone in a small bag, and sleep with it under your head or on you.',
    'In October and November storms can delay or halt trains in central Vietnam, so leave slack in your plan.',
  ],
}
