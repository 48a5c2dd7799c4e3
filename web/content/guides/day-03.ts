import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 3,
  meta: {
    titleVi: 'Tiền mặt, SIM, hành lý: chuẩn bị đi du lịch Việt Nam',
    titleEn: 'Vietnam money, SIM cards, packing list and scams',
    descriptionVi:
      'Mang bao nhiêu tiền mặt, khi nào quét mã, mạng nào có sóng trên núi, xếp hành lý theo từng vùng, thuốc và bảo hiểm, tiền boa, số khẩn cấp và những mẹo lừa cũ.',
    descriptionEn:
      'How much cash to carry, where cards and QR codes work, which network reaches the hills, what to pack for each region, tipping, insurance and the old scams.',
  },
  summaryVi:
    'Tiền mặt để bao nhiêu, lúc nào quét mã, mạng nào có sóng trên núi, vùng nào cần áo gì, thuốc gì nên mang, và những mẹo lừa cũ rích mà năm nào cũng có người dính.',
  summaryEn:
    'How much cash to carry, where cards and QR codes work, which network reaches the mountains, what to pack for each region, and the old scams that still catch people.',
  category: 'planning',
  difficulty: 'beginner',
  season: 'all',
  destinations: ['vietnam'],
  tagsVi: ['tiền mặt', 'SIM', 'hành lý', 'sức khỏe', 'bảo hiểm', 'an toàn'],
  tagsEn: ['money', 'SIM and eSIM', 'packing', 'health', 'insurance', 'safety'],
  imageAltVi: 'Chiếc ba lô mở nắp với áo mưa, mấy tờ tiền, điện thoại và một gói bánh bọc lá chuối',
  imageAltEn: 'An open backpack with a raincoat, banknotes, a phone and a banana-leaf parcel',
  agodaSearchTerm: 'vietnam',
  rating: 4.6,
  featured: false,
  contentVi: `Ba lô xếp lần đầu bao giờ cũng thừa một phần ba. Ở ta quên gì thì ra chợ mua nấy, nên bạn chỉ cần lo kỹ bốn thứ khó tìm giữa đường là tiền đúng loại, sóng điện thoại, thuốc riêng và bảo hiểm.

## Chia tiền vào ba túi

Ở thành phố, quán cóc cũng có mã VietQR, nhưng chợ phiên, bến đò, xe ôm vùng cao và nhiều homestay vẫn chờ tiền mặt, nhất là lúc mất sóng. Mỗi người nên có khoảng một triệu tiền lẻ và tiền vừa, nhất là tờ 10.000, 20.000, 50.000 để mua vé, gửi xe, ăn bát bún. Mã QR cần tài khoản trong nước. Khách nước ngoài chỉ quét được nếu ứng dụng ngân hàng của họ đã kết nối, hiện có Thái Lan, Lào, Campuchia và từ cuối năm 2025 thêm Trung Quốc.

- Rút ATM mỗi lần thường được hai đến năm triệu, thẻ nước ngoài mất thêm phí vài chục nghìn. Nếu máy hỏi có quy đổi sẵn sang tiền của bạn không, chọn “không” để tính bằng đồng thì lợi hơn.
- Khách sạn, siêu thị, nhà hàng lớn nhận thẻ, nơi nhỏ có thể cộng thêm chừng 3%.
- Đổi ngoại tệ ở ngân hàng hoặc điểm có giấy phép. Đổi chui ở tiệm vàng thì cả hai bên đều bị phạt.

Một phần bỏ ví nhỏ tiêu trong ngày, một phần giữ trong người, phần dự phòng cất riêng cùng tấm thẻ thứ hai.

## SIM và mạng

Ba mạng lớn là Viettel, VinaPhone và MobiFone. Lên Hà Giang, Mù Cang Chải thì Viettel thường khỏe sóng nhất. SIM phải đăng ký chính chủ bằng căn cước hoặc hộ chiếu, nên mua ở cửa hàng của hãng. Gói dữ liệu 30 ngày khoảng 100.000–300.000 đ. eSIM mua trước tiện lúc vừa hạ cánh, nhưng phần lớn chỉ có dữ liệu, không có số để nhà xe gọi lại. Trước khi lên núi hay ra đảo, tải sẵn bản đồ ngoại tuyến.

## Xếp gì theo vùng

- Vùng cao từ tháng 11 đến tháng 3 cần áo giữ nhiệt, áo gió, tất dày vì đêm [Sa Pa](/where-to-go/sapa) có khi xuống gần 0 độ.
- Hà Nội mùa đông cần một áo khoác ấm, thêm khẩu trang cho những ngày bụi mịn.
- Miền Trung từ tháng 9 đến tháng 12 cần áo mưa loại tốt, dép quai hậu, túi chống nước.
- Miền Nam và biển đảo cần áo dài tay mỏng, mũ, kem chống nắng, giày đi nước.
- Đi đâu cũng nên có một bộ kín vai quá gối để vào chùa, vào lăng, thêm nút tai, bình nước và pin dự phòng.

Pin dự phòng phải xách tay, để trong tầm mắt, không sạc hay dùng suốt chuyến bay.

Cả ba lô dưới mười ký là còn đi bộ được từ bến xe về chỗ trọ. Giặt ủi ở đâu cũng có, tính theo cân, sáng gửi chiều lấy.

## Sức khỏe và bảo hiểm

Nước máy không uống sống. Mang oresol, thuốc tiêu chảy, thuốc chống muỗi, băng dán và thuốc riêng đủ ngày. Muỗi truyền sốt xuất huyết đốt cả ban ngày, nhiều nhất vào mùa mưa. Sốt cao thì đi xét nghiệm, đừng tự uống aspirin hay ibuprofen. Bị chó, mèo, khỉ cắn thì rửa xà phòng mười lăm phút rồi đi tiêm ngừa dại ngay trong ngày.

Đọc hợp đồng bảo hiểm xem có trả tiền vận chuyển cấp cứu và tai nạn xe máy không. Lái xe mà bằng không hợp lệ thì hầu như mất quyền lợi.

## Tiền boa và những trò cũ

Không ai bắt buộc boa. Quán bình dân cứ trả đúng giá. Hướng dẫn viên đi với nhóm nhỏ cả ngày, cả nhóm gửi 100.000–250.000 đ là tử tế; tài xế, người chèo đò thì vài chục nghìn.

- Có người đặt quang gánh lên vai bạn cho chụp ảnh rồi đòi tiền, có người tự cúi xuống lau, dán giày.
- Xích lô nói “năm mươi” thì hỏi rõ là năm mươi nghìn, cho cả cuốc hay từng người.
- Ăn hải sản tính theo cân thì hỏi giá, xem cân, chốt cách chế biến trước.
- Ở TP. Hồ Chí Minh đừng giơ điện thoại sát lòng đường, lùi vào trong rồi hãy xem bản đồ.

## Số cần nhớ

> 112 tìm kiếm cứu nạn, thiên tai, sự cố · 113 công an · 114 cứu hỏa, cứu nạn · 115 cấp cứu.

112 gọi miễn phí, ngày đêm, trên cả nước, và nối được với ba số kia: lạc trên núi, gặp nạn ngoài biển thì bấm số này. Ngoài đô thị, xe cấp cứu có thể đến lâu, nên gọi thêm chủ nhà, họ biết bệnh viện gần nhất. Chụp hộ chiếu, thẻ bảo hiểm và gửi vào email của mình trước khi lên đường.`,
  contentEn: `Whatever you forget, a market stall here will sell you, so a first-time bag can safely lose a third of its weight. Put your care into the four things that are hard to buy on the road: the right kind of money, a working phone, your own medicine and a decent insurance policy.

## Money in three pockets

The currency is the đồng. Banks give a little over 26,000 VND to the dollar; for easy sums, and throughout this site, we reckon 25,000. Notes run from 1,000 to 500,000; coins are no longer used. The 20,000 and the 500,000 are both blue, so keep them apart. Cities are full of payment QR codes, but most need a Vietnamese bank account; so far only apps from a few countries are linked: Thailand, Laos, Cambodia and, since December 2025, China. Carry cash for markets, ferries, motorbike taxis and homestays: about a million VND ($40) per person, with plenty of tens, twenties and fifties.

- ATMs usually give two to five million a time and charge a foreign card a dollar or two. If the machine offers to convert into your currency, decline.
- Cards work in hotels, supermarkets and larger restaurants; small places may add about 3%.
- Change cash at a bank or a licensed counter. Not every gold shop is allowed to.

Split it: a day purse, a pouch under your clothes, and a reserve with a second card somewhere else.

## SIM and signal

Viettel, VinaPhone and MobiFone are the main networks; in the far northern mountains Viettel usually reaches furthest. A local SIM must be registered to your passport, so buy it in the company’s own shop, not from a kiosk. A 30-day data plan costs roughly 100,000–300,000 VND ($4–12). An eSIM bought at home is handy on landing, but most are data only, and bus drivers like to ring you. Download offline maps before mountains and islands.

## Pack by region

- Northern mountains, November to March: thermals, windproof, thick socks. Nights in [Sapa](/where-to-go/sapa) can drop close to freezing.
- Hanoi in winter: one warm jacket, and a mask for days of poor air.
- Centre, September to December: a proper rain poncho, strapped sandals, a dry bag.
- South and islands: thin long sleeves, hat, sunscreen, water shoes.
- Everywhere: one outfit covering shoulders and knees for temples, earplugs, a bottle, a power bank. The current is 220 volts; sockets take flat or round two-pin plugs.

Power banks go in hand luggage only. Vietnamese airlines also forbid charging or using one on board, and want it where you can see it rather than in the overhead locker.

Under ten kilos, you can still walk from the station to your room. Laundry is charged by the kilo nearly everywhere and comes back the same day.

## Health and insurance

Do not drink tap water; the tubular ice in busy cafés is factory-made and generally fine. Ask a travel clinic about hepatitis A and typhoid. Bring rehydration salts, something for diarrhoea, repellent, plasters, and your own prescriptions. Dengue mosquitoes bite by day, most of all in the rains; with a high fever get tested, and avoid aspirin and ibuprofen until you know. After a bite from a dog, cat or monkey, wash with soap for fifteen minutes and get rabies shots that same day.

In the policy, read two clauses: medical evacuation, and motorbikes. Riding without a licence valid in Vietnam normally voids the cover.

## Tips and old tricks

Tipping is never demanded. Pay the price in simple eateries; from a small group, 100,000–250,000 VND ($4–10) a day in all is generous for a guide, and a few tens of thousands for a driver or a rower.

- A fruit seller puts her shoulder pole on you for a photo, then names a fee; a man kneels to mend your perfectly good shoes. Smile, keep walking.
- A cyclo driver says “fifty”. Fifty thousand? For the ride, or each?
- Seafood sold by weight: ask the price, watch the scales, agree how it will be cooked.
- In Ho Chi Minh City, phones get snatched from passing motorbikes. Step back from the kerb before you look at the map.

## Numbers to keep

> 112 search and rescue, disasters, accidents · 113 police · 114 fire and rescue · 115 ambulance.

112 is free, works day and night across the country and is connected to the other three. Lost on a mountain or in trouble at sea, dial that. Operators may not speak English, and outside the cities an ambulance can be slow. Ring your hotel or host as well; they know which hospital is near. Before you leave home, photograph your passport and policy and email both to yourself.`,
})
